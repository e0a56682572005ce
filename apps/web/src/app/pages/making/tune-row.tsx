import { type ReactNode, useId } from 'react';
import { Panel } from '../../panel.js';
import { RouterLink } from '../../router/router-link.js';
import { useTexts } from '../../words/texts.js';

interface TuneRowProps {
  readonly href: string;
  readonly name: string;
  /** Who made it. */
  readonly detail?: string | undefined;
  /** The address of its picture. */
  readonly picture?: string | undefined;
  /** In place of a picture. */
  readonly avatar?: ReactNode;
  /** The button that turns it off, and on again. */
  readonly children: ReactNode;
}

/** Something that shapes the home feed. */
export function TuneRow({ href, name, detail, picture, avatar, children }: TuneRowProps) {
  return (
    <li className="split">
      <RouterLink href={href} className="row">
        {avatar}
        {picture === undefined ? null : (
          <img src={picture} alt="" width="48" height="48" loading="lazy" decoding="async" />
        )}
        <span>
          <bdi>{name}</bdi>
          {detail === undefined ? null : <small>{detail}</small>}
        </span>
      </RouterLink>
      {children}
    </li>
  );
}

interface TunePanelProps {
  readonly title: string;
  /** Below the rows. */
  readonly more?: ReactNode;
  readonly children: readonly ReactNode[];
}

/** What shapes the home feed in one way, or that nothing does. */
export function TunePanel({ title, more, children }: TunePanelProps) {
  const { nothingYet } = useTexts('common');
  return (
    <Panel id={useId()} title={title}>
      {children.length === 0 ? <p>{nothingYet}</p> : <ul>{children}</ul>}
      {more}
    </Panel>
  );
}
