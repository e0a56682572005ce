'use client';
import { savedTarget } from '@tackboard/domain/save';
import { useCard } from '../card/card-context.js';
import { useTackboard } from '../provider/tackboard-context.js';
import { savedToText } from './saved-to-text.js';

/**
 * The saved-status line of a card: "Saved!" for 950 ms after a save, then where the pin lies, which leads there (S1 §2
 * §4). It is a line of the footer, which holds its height.
 */
export function SavedStatus() {
  const { words, link: Link, page } = useTackboard('SavedStatus');
  const { save } = useCard('SavedStatus');
  const isFresh = save.title === 'saved-animation';
  const section = page.targets.section(save.sectionId);
  return (
    <p className="tb-source tb-saved-status" data-phase={isFresh ? 'saved' : 'board'}>
      {isFresh ? (
        <span className="tb-saved-title">{words.savedTitle()}</span>
      ) : (
        <Link className="tb-saved-link" href={savedTarget(save.board, section)} dir="auto">
          {savedToText(save.board, words, section)}
        </Link>
      )}
    </p>
  );
}
