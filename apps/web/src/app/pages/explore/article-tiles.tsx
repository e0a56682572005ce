import { chooseImage, type Pin, pinDescription, pinTitle } from '@tackboard/domain';
import { type CardWords, cardWords } from '@tackboard/domain/words';
import { RouterLink } from '../../router/router-link.js';
import { useKitWords } from '../../words/kit-words.js';
import { articlePath } from './explore-paths.js';

/** The headline of an article. */
export const headlineOf = (pin: Pin, { untitledPin }: Pick<CardWords, 'untitledPin'>): string =>
  pin.richMetadata?.article?.name ?? pinTitle(pin) ?? untitledPin();

/** The names of who wrote an article. */
export const authorsOf = (pin: Pin): readonly string[] => pin.richMetadata?.article?.authors ?? [];

/** Articles of the day, each with its picture behind its headline. */
export function ArticleTiles({ pins }: { readonly pins: readonly Pin[] }) {
  const words = useKitWords('card', cardWords);
  return (
    <ul className="articles">
      {pins.map((pin) => {
        const picture = chooseImage(pin.images, 'high-res');
        return (
          <li key={pin.id}>
            <RouterLink href={articlePath(pin)} className="article-tile">
              {picture ? (
                <img src={picture.url} alt="" width={picture.width} height={picture.height} />
              ) : null}
              <span className="article-text">
                <strong>{headlineOf(pin, words)}</strong>
                <span>{pinDescription(pin)}</span>
              </span>
            </RouterLink>
          </li>
        );
      })}
    </ul>
  );
}
