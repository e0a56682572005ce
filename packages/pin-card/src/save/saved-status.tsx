'use client';
import type { SavedPlace } from '@tackboard/domain';
import { isExperimentActive } from '@tackboard/domain/card';
import type { ReactNode } from 'react';
import { useCard } from '../card/card-context.js';
import { hasBoards } from '../client/site-features.js';
import { useInternals } from '../client/tackboard-context.js';
import { savedToText } from './saved-to-text.js';
import { savedInfo } from './saved-info.js';

/** Props of {@link SavedStatus}. */
interface SavedStatusProps {
  readonly place: SavedPlace;
  /** What else the line has. */
  readonly children?: ReactNode;
}

const CLASS_NAMES: Readonly<Record<SavedPlace, string>> = {
  line: 'tb-source tb-saved-status',
  facts: 'tb-facts tb-saved-status',
  'beside-facts': 'tb-saved-status',
};

/** More characters than this need two lines beside the menu of a card on a phone. */
const LINE_CHARACTERS = 20;

/**
 * The saved-status line of a footer: "Saved!" for 950 ms after a save, then a link to the board, section or profile of the
 * pin. On a site without boards it is only "Saved".
 */
export function SavedStatus({ place, children }: SavedStatusProps) {
  const internals = useInternals('SavedStatus');
  const { words, link: Link, core, paths } = internals;
  const { save, context, controlTabIndex } = useCard('SavedStatus');
  const isNewlySaved = save.title === 'saved-animation';
  const section = core.targets.section(save.sectionId);
  const { viewer, experiments } = context;
  const info = savedInfo(paths, { ...save, section, username: viewer.username });
  const isLego = isExperimentActive(experiments, 'lego_saved_title');
  const isPlaced = hasBoards(internals);
  const text = isPlaced ? savedToText(info.title, words, isLego) : words.saved();
  const hasTwoLines = !isNewlySaved && place === 'line' && text.length > LINE_CHARACTERS;
  const Line = place === 'beside-facts' ? 'span' : 'p';
  return (
    <Line
      className={CLASS_NAMES[place]}
      data-phase={isNewlySaved ? 'saved' : 'board'}
      data-lines={hasTwoLines ? 2 : undefined}
    >
      {isNewlySaved ? (
        <span className="tb-saved-title">{words.savedTitle()}</span>
      ) : isPlaced ? (
        <Link className="tb-saved-link" href={info.url} tabIndex={controlTabIndex} dir="auto">
          {text}
        </Link>
      ) : (
        text
      )}
      {children}
    </Line>
  );
}
