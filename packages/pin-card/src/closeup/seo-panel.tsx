'use client';
import {
  annotationPills,
  attributionBoard,
  durationLabel,
  imageOrigin,
  informationPanelForm,
  type Pin,
  pinDescription,
  videoDuration,
} from '@tackboard/domain';
import { firstText, imageAlt, pinTitle, recipeTimeMs } from '@tackboard/domain/card';
import { cardPanelWords, pictureWords } from '@tackboard/domain/words';
import { safeUrl } from '@tackboard/routes/links';
import { usernameForLink } from '@tackboard/routes/paths';
import { Button, MoreIcon, withClass } from '@tackboard/ui';
import {
  forwardRef,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import { useContent } from '../card/use-content.js';
import { annotationPath, navigationPaths } from '../client/navigation-paths.js';
import { useInternals } from '../client/tackboard-context.js';
import type { Internals } from '../client/types.js';
import { useWords } from '../client/use-words.js';

/** Props of {@link SeoPanel}, in addition to the attributes of its element. */
export interface SeoPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  readonly pin: Pin;
  /**
   * Shows the words "More information" beside the ellipsis, for a place that has another button with one.
   * @default false
   */
  readonly showsText?: boolean;
}

/**
 * More information about a pin. Renders a `<button>` that opens a modal, or a full-screen sheet on mobile web.
 * Crawlers press no buttons, so they get a `<section>` with the information. Needs `closeup.css`.
 */
export const SeoPanel = forwardRef<HTMLElement, SeoPanelProps>(function SeoPanel(
  { pin, showsText, className, ...attributes },
  ref,
) {
  const { context, openLayer } = useInternals('SeoPanel');
  const words = useWords('cardParts', cardPanelWords);
  const [isOpen, setOpen] = useState(false);
  const form = informationPanelForm(context);
  const title = useInformationTitle(pin);
  const label = words.moreInformationAbout({ pin: title });
  if (form === 'inline') {
    return (
      <section
        aria-label={label}
        {...attributes}
        ref={ref}
        className={withClass('tb-information-inline', className)}
      >
        <h2 className="tb-information-title">
          <bdi>{title}</bdi>
        </h2>
        <PinInformation pin={pin} />
      </section>
    );
  }
  return (
    <Button
      aria-label={label}
      aria-haspopup="dialog"
      {...attributes}
      ref={ref as Ref<HTMLButtonElement>}
      variant={showsText ? 'quiet' : 'icon'}
      className={withClass('tb-information-button', className)}
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => {
        setOpen(true);
        openLayer({
          load: async () => (await import('../prompts/dialogs.js')).InformationLayer,
          props: { pin, form },
          anchor: currentTarget,
          onClosed: () => setOpen(false),
        });
      }}
    >
      <MoreIcon width="20" height="20" />
      {showsText && words.moreInformation()}
    </Button>
  );
});

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

  const facts = useContent(internals, pin, factsOf);
  if (!facts) return null;
  const { creator, board, source, topics, origin } = facts;
  const rows: readonly (readonly [label: string, content: ReactNode])[] = [
    [words.descriptionOfPin(), facts.description],
    [words.pictureOfPin(), facts.picture],
    [words.creatorOfPin(), link(creator.page, creator.name)],
    [words.boardOfPin(), link(board.page, board.name)],
    [words.durationOfPin(), facts.duration],
    [
      words.sourceOfPin(),
      source ? (
        <a
          className="tb-information-link"
          href={source.url}
          rel="noopener nofollow"
          target="_blank"
        >
          <bdi>{source.site}</bdi>
        </a>
      ) : undefined,
    ],
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

function factsOf(pin: Pin, { context, paths: given }: Internals) {
  const paths = navigationPaths(given);
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
      page: safeUrl(annotationPath(paths, topic)),
    })),
    origin: imageOrigin(pin),
  };
}

/** The full title of a pin, else its alt text, else that it has none. */
export function useInformationTitle(pin: Pin): string {
  const internals = useInternals('SeoPanel');
  return useContent(internals, pin, titleOf) ?? internals.words.untitledPin();
}

const titleOf = (pin: Pin) => pinTitle(pin) ?? imageAlt(pin);
