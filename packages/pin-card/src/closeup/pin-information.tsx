'use client';
import {
  annotationPills,
  attributionBoard,
  durationLabel,
  imageOrigin,
  type Pin,
  pinDescription,
  videoDuration,
} from '@tackboard/domain';
import { firstText, imageAlt, pinTitle, recipeTimeMs } from '@tackboard/domain/card';
import { cardPanelWords, pictureWords } from '@tackboard/domain/words';
import { safeUrl } from '@tackboard/routes/links';
import { usernameForLink } from '@tackboard/routes/paths';
import { Fragment, type ReactNode } from 'react';
import type { Internals } from '../client/types.js';
import { useInternals, useWords } from '../client/tackboard-context.js';

/**
 * Lists the facts about a pin: description, image, creator, board, duration, source, topics and origin of the image. Leaves out
 * unknown facts. Never names a protected or secret board.
 */
export function PinInformation({ pin }: { readonly pin: Pin }) {
  const internals = useInternals('PinInformation');
  const { link: Link } = internals;
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

  const facts = factsOf(pin, internals);
  const { creator, board, source, topics, origin } = facts;
  const rows: readonly (readonly [label: string, content: ReactNode])[] = [
    [words.descriptionOfPin(), facts.description],
    [words.pictureOfPin(), facts.picture],
    [words.creatorOfPin(), link(creator.page, creator.name)],
    [words.boardOfPin(), link(board.page, board.name)],
    [words.durationOfPin(), facts.duration],
    [words.sourceOfPin(), source ? <SourceLink {...source} /> : undefined],
    [
      words.topicsOfPin(),
      topics.length > 0
        ? topics.map((topic, index) => (
            <Fragment key={topic.name}>
              {index > 0 ? ', ' : null}
              {link(topic.page, topic.name)}
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

interface SourceLinkProps {
  readonly url: string;
  readonly site: string | undefined;
}

function SourceLink({ url, site }: SourceLinkProps) {
  return (
    <a className="tb-information-link" href={url} rel="noopener nofollow" target="_blank">
      <bdi>{site}</bdi>
    </a>
  );
}

function factsOf(pin: Pin, { context, paths }: Internals) {
  const { username, fullName } = pin.nativeCreator ?? pin.pinner ?? {};
  const isSignedIn = context.viewer.isAuth;
  const board = attributionBoard(pin);
  const url = safeUrl(pin.link, { absolute: true });
  return {
    description: pinDescription(pin),
    picture: imageAlt(pin),
    creator: {
      page: username && paths.profile(usernameForLink(username, { isSignedIn })),
      name: firstText(fullName),
    },
    board: { page: board && safeUrl(paths.board(board)), name: firstText(board?.name) },
    duration: durationLabel(recipeTimeMs(pin) ?? videoDuration(pin), context.locale),
    source: url === undefined ? undefined : { url, site: firstText(pin.domain, new URL(url).host) },
    topics: annotationPills(pin).map((topic) => ({
      name: topic.name,
      page: safeUrl(paths.annotation(topic)),
    })),
    origin: imageOrigin(pin),
  };
}

/** The full title of a pin, else its alt text, else that it has none. */
export function informationTitle(pin: Pin, { words }: Internals): string {
  return pinTitle(pin) ?? imageAlt(pin) ?? words.untitledPin();
}
