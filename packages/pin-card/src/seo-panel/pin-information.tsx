'use client';
import {
  attributionBoard,
  durationLabel,
  recipeTimeMs,
  videoDuration,
  annotationPills,
  imageAlt,
  imageOrigin,
  type Pin,
  pinDescription,
  pinTitle,
} from '@tackboard/domain/pin';
import { cardPanelWords } from '@tackboard/domain/words/card-panels';
import { pictureWords } from '@tackboard/domain/words/pictures';
import { safeUrl } from '@tackboard/routes/links';
import { usernameForLink } from '@tackboard/routes/paths';
import { Fragment, type ReactNode } from 'react';
import { useInternals } from '../provider/tackboard-context.js';
import { useWords } from '../provider/use-words.js';
import { annotationPath, navigationPaths } from '../client/navigation-paths.js';

/**
 * Lists the facts about a pin: description, image, creator, board, duration, source, topics and origin of the image. Leaves out
 * unknown facts. Never names a protected or secret board (S1 §5).
 */
export function PinInformation({ pin }: { readonly pin: Pin }) {
  const { context, link: Link, paths: given } = useInternals('PinInformation');
  const paths = navigationPaths(given);
  const isSignedIn = context.viewer.isAuth;
  const words = useWords('cardParts', cardPanelWords);
  const pictures = useWords('pictures', pictureWords);
  const link = (href: string | undefined, text: string | undefined): ReactNode =>
    href && text ? (
      <Link className="tb-information-link" href={href}>
        {text}
      </Link>
    ) : (
      text
    );

  const creator = pin.nativeCreator ?? pin.pinner;
  const board = attributionBoard(pin);
  const origin = imageOrigin(pin);
  const source = safeUrl(pin.link, { absolute: true });
  const topics = annotationPills(pin);
  const rows: readonly (readonly [label: string, content: ReactNode])[] = [
    [words.descriptionOfPin(), pinDescription(pin)],
    [words.pictureOfPin(), imageAlt(pin)],
    [
      words.creatorOfPin(),
      link(
        creator?.username && paths.profile(usernameForLink(creator.username, { isSignedIn })),
        creator?.fullName?.trim(),
      ),
    ],
    [words.boardOfPin(), link(board && safeUrl(paths.board(board)), board?.name?.trim())],
    [words.durationOfPin(), durationLabel(recipeTimeMs(pin) ?? videoDuration(pin), context.locale)],
    [
      words.sourceOfPin(),
      source ? (
        <a className="tb-information-link" href={source} rel="noopener nofollow" target="_blank">
          <bdi>{pin.domain?.trim() || new URL(source).host}</bdi>
        </a>
      ) : undefined,
    ],
    [
      words.topicsOfPin(),
      topics.length > 0
        ? topics.map((topic, index) => (
            <Fragment key={topic.name}>
              {index > 0 ? ', ' : null}
              {link(safeUrl(annotationPath(paths, topic)), topic.name)}
            </Fragment>
          ))
        : undefined,
    ],
    [words.originOfPin(), origin && pictures[origin]()],
  ];
  return (
    <dl className="tb-information">
      {rows.map(([label, content]) =>
        content ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{content}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The full title of a pin, else its alt text, else `fallback`. */
export function informationTitle(pin: Pin, fallback: string): string {
  return pinTitle(pin) ?? imageAlt(pin) ?? fallback;
}
