'use client';
import { useCard } from '../card/card-context.js';
import { useInternals } from '../provider/tackboard-context.js';
import { savedToText } from './saved-to-text.js';
import { savedHref } from './saved-href.js';

/**
 * The saved-status line of a footer: "Saved!" for 950 ms after a save, then a link to the board, section or profile of the
 * pin (S1 §2 §4).
 */
export function SavedStatus() {
  const { words, link: Link, core, paths } = useInternals('SavedStatus');
  const { save } = useCard('SavedStatus');
  const isNewlySaved = save.title === 'saved-animation';
  const section = core.targets.section(save.sectionId);
  return (
    <p className="tb-source tb-saved-status" data-phase={isNewlySaved ? 'saved' : 'board'}>
      {isNewlySaved ? (
        <span className="tb-saved-title">{words.savedTitle()}</span>
      ) : (
        <Link className="tb-saved-link" href={savedHref(paths, save.board, section)} dir="auto">
          {savedToText(save.board, words, section)}
        </Link>
      )}
    </p>
  );
}
