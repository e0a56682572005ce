import { chooseImage, type Pin, pinTitle } from '@tackboard/domain';
import { cardWords } from '@tackboard/domain/words';
import { pinPath } from '@tackboard/routes/paths';
import { ACCOUNT_TEXTS } from '../../words/account.js';
import { textsIn, useTexts } from '../../words/in-languages.js';
import { useKitWords } from '../../words/kit-words.js';
import { definePage, notFound } from '../define-page.js';
import './business.css';

/** Where "Promote" of a business's own pin leads (S1 §4). The demo sells no ads. */
function Promote({ data: pin }: { readonly data: Pin }) {
  const texts = useTexts(ACCOUNT_TEXTS);
  const { untitledPin } = useKitWords('card', cardWords);
  const picture = chooseImage(pin.images);
  return (
    <div className="business business-offer">
      <h1>{texts.promotePin}</h1>
      {picture ? (
        <img src={picture.url} alt="" width={picture.width} height={picture.height} />
      ) : null}
      <strong>{pinTitle(pin) ?? untitledPin()}</strong>
      <p>{texts.sellsNoAds}</p>
      <a className="tb-button" data-variant="quiet" href={pinPath(pin.id)}>
        {texts.backToPin}
      </a>
    </div>
  );
}

export const promotePage = definePage({
  routes: ['advertiser-quick-promote'],
  needsSignIn: true,
  async load({ calls, query }): Promise<Pin> {
    const pin = await calls.readPin({ pinId: query.get('pin') ?? notFound() });
    return pin.isQuickPromotable ? pin : notFound();
  },
  head: (_, { language }) => ({
    title: textsIn(ACCOUNT_TEXTS, language).promotePin,
    isPrivate: true,
  }),
  Component: Promote,
});
