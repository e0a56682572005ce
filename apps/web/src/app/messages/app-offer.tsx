import { useAppUpsell, useTackboard } from '@tackboard/pin-card';
import { Button } from '@tackboard/ui';
import { useState } from 'react';
import { useDemo } from '../demo-context.js';
import { MESSAGE_TEXTS, useTexts } from '../words/texts.js';

/** Where the kit keeps the time of the last offer: the next one comes 14 days later (S3 §9). */
const SHOWN_AT_KEY = 'tackboard:app-upsell-shown-at';

/** Offers the app as to somebody who has just joined: the accounts of the demo are years old. */
export function AppOffer() {
  const { device, user } = useDemo();
  const texts = useTexts(MESSAGE_TEXTS);
  const tackboard = useTackboard();
  const [offers, setOffers] = useState(0);
  const offer = () => {
    if (!user) return;
    localStorage.removeItem(SHOWN_AT_KEY);
    tackboard.setViewer({ ...user, isAuth: true, createdAt: Date.now() });
    setOffers(offers + 1);
  };
  return (
    <section>
      <Button disabled={device !== 'mobile' || !user} onClick={offer}>
        {texts.offerApp}
      </Button>
      {offers > 0 ? <Offer key={offers} /> : null}
    </section>
  );
}

function Offer() {
  useAppUpsell();
  return null;
}
