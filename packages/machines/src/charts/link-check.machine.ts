import {
  type CheckLink,
  chooseImage,
  clickthroughOutcome,
  type ClickthroughRecord,
  type ClickthroughVisitor,
  type LinkPage,
  linkStep,
  type LinkVerdict,
  linkVerdict,
  type OffsiteResponse,
  type Pin,
} from '@tackboard/domain';
import { assign, fromPromise, setup } from 'xstate';

/** What is reported about a link: an empty one, a check that failed, an unknown status. */
export interface LinkReport {
  readonly situation: 'emptyLink' | 'linkCheckFailed' | 'unknownRedirectStatus';
  readonly href: string;
  readonly redirectStatus?: string;
}

/** The query of the interstitial that opens in a new tab (S3 §2.3.2). */
export interface InterstitialFields {
  readonly domain?: string;
  readonly domainImageUrl?: string;
  /** The current path with its query. */
  readonly origin: string;
  readonly pinCategory?: string;
  readonly pinImageUrl?: string;
  readonly redirectUrl: string;
  /** What the interstitial hands on to `/offsite/` (S3 §2.3.5). */
  readonly offsite?: {
    readonly pin?: string;
    readonly clientTrackingParams?: string;
    /** JSON text. */
    readonly auxData?: string;
    readonly isThirdPartyAd?: boolean;
  };
}

/** What the chart needs from outside. */
export interface LinkCheckPorts {
  readonly checkLink: CheckLink;
  /** The page as it is at the press: its address, its hosts, and whether the browser is online. */
  readonly page: () => LinkPage;
  readonly openLink: (href: string) => void;
  /** A link that leaves the site was opened. Logs the click. */
  readonly onClickthrough?: (href: string, pin: Pin | undefined) => void;
  readonly onReport?: (report: LinkReport) => void;
  /** A signed-out visitor followed a pin. Sends and counts the quality check, and records the click (S3 §4.8.3). */
  readonly onSignedOutClick?: (record: Omit<ClickthroughRecord, 'ts'>) => void;
  readonly followLinkless?: (pin: Pin) => void;
  readonly openInterstitial?: (fields: InterstitialFields) => void;
}

/** A press on a link. `visitor` is absent when the viewer is signed in. */
export interface LinkPress {
  readonly href: string;
  readonly pin?: Pin;
  readonly isThirdPartyAd?: boolean;
  readonly auxData?: Readonly<Record<string, unknown>>;
  readonly visitor?: ClickthroughVisitor;
}

/** The chart's memory. `warning`, `message` and `host` are what the warning says in the state `warned`. */
export interface LinkCheckContext {
  readonly ports: LinkCheckPorts;
  readonly press?: LinkPress;
  readonly warning?: LinkVerdict['warning'];
  /** The text of the warning as the server wrote it. */
  readonly message?: string | undefined;
  /** The host that was not opened. */
  readonly host?: string | undefined;
}

/** The events of the chart. */
export type LinkCheckEvent =
  | ({ readonly type: 'FOLLOW' } & LinkPress)
  | { readonly type: 'DISMISS' };

/** How long a person waits for a check before the link opens without it, in milliseconds. */
const LINK_CHECK_TIMEOUT_MS = 3000;

function hostOf(href: string, pageUrl: string): string | undefined {
  return URL.canParse(href, pageUrl) ? new URL(href, pageUrl).host : undefined;
}

/** The fields of a press that both the check and the interstitial send. */
function sentFields({ pin, isThirdPartyAd }: LinkPress) {
  return {
    ...(pin?.trackingParams && { clientTrackingParams: pin.trackingParams }),
    ...(isThirdPartyAd && { isThirdPartyAd }),
  };
}

function interstitialFields(press: LinkPress, pageUrl: string): InterstitialFields {
  const { href, pin, auxData } = press;
  const { pathname, search } = new URL(pageUrl);
  const image = chooseImage(pin?.images);
  return {
    origin: `${pathname}${search}`,
    redirectUrl: href,
    ...(pin?.domain && { domain: pin.domain }),
    ...(pin?.linkDomain?.officialUser?.imageMediumUrl && {
      domainImageUrl: pin.linkDomain.officialUser.imageMediumUrl,
    }),
    ...(pin?.category && { pinCategory: pin.category }),
    ...(image && { pinImageUrl: image.url }),
    offsite: {
      ...(pin && { pin: pin.id }),
      ...sentFields(press),
      ...(auxData && { auxData: JSON.stringify(auxData) }),
    },
  };
}

const hrefOf = ({ press }: LinkCheckContext) => press?.href ?? '';
const stepOf = ({ press, ports }: LinkCheckContext) => linkStep(press?.href, ports.page());
const outcomeOf = ({ press }: LinkCheckContext) =>
  press?.visitor && press.pin ? clickthroughOutcome(press.pin, press.visitor) : 'direct';

/**
 * The chart of a press on a link (S3 §4.1.4): a link that leaves the site is checked first, and a blocked, suspicious
 * or porn one is not opened. While a check runs, a second press on its link is ignored; a press on another link
 * replaces the check. A signed-out visitor's press on a pin is recorded and ends in one of three ways: a linkless action, an
 * interstitial, or the link itself. Offline nothing happens.
 */
export const linkCheckMachine = setup({
  types: {
    context: {} as LinkCheckContext,
    events: {} as LinkCheckEvent,
    input: {} as { readonly ports: LinkCheckPorts },
    tags: {} as 'busy',
  },
  actors: {
    check: fromPromise<OffsiteResponse, LinkCheckContext>(({ input, signal }) => {
      const { ports, press = { href: '' } } = input;
      const { href, pin, auxData } = press;
      return ports.checkLink(
        {
          url: new URL(href.trim(), ports.page().url).href,
          ...(pin && { pinId: pin.id }),
          ...sentFields(press),
          ...(auxData && { auxData }),
        },
        { signal },
      );
    }),
  },
  guards: {
    isOffline: ({ context: { ports } }) => ports.page().isOnline === false,
    /** The press is on another link than the one that is being checked. */
    isAnother: ({ context, event }) =>
      event.type === 'FOLLOW' && event.href !== context.press?.href,
    /** A signed-out visitor pressed a pin, and the press leads somewhere. */
    isSignedOut: ({ context }) =>
      context.press?.visitor !== undefined &&
      context.press.pin !== undefined &&
      (outcomeOf(context) === 'linkless' || ['check', 'open'].includes(stepOf(context))),
    isLinkless: ({ context }) => outcomeOf(context) === 'linkless',
    needsInterstitial: ({ context }) => outcomeOf(context) === 'interstitial',
    isEmpty: ({ context }) => stepOf(context) === 'report',
    goesNowhere: ({ context }) => stepOf(context) === 'nothing',
    leavesTheSite: ({ context }) => stepOf(context) === 'check',
    isWarned: ({ context }) => context.warning !== undefined,
  },
  actions: {
    keepPress: assign(({ event }) => {
      if (event.type !== 'FOLLOW') return {};
      const { type: _, ...press } = event;
      return { press, warning: undefined, message: undefined, host: undefined };
    }),
    recordClick: ({ context: { ports, press } }) => {
      const { pin } = press ?? {};
      if (!pin) return;
      ports.onSignedOutClick?.({
        pinId: pin.id,
        ...(press?.href && { link: press.href }),
        ...(pin.imageSignature && { imageSignature: pin.imageSignature }),
        ...(pin.domain && { domain: pin.domain }),
      });
    },
    followLinkless: ({ context: { ports, press } }) => {
      if (press?.pin) ports.followLinkless?.(press.pin);
    },
    openInterstitial: ({ context: { ports, press } }) => {
      if (press) ports.openInterstitial?.(interstitialFields(press, ports.page().url));
    },
    judge: assign(({ context }, answer: OffsiteResponse) => {
      const { warning } = linkVerdict(answer.redirectStatus);
      return warning
        ? {
            warning,
            message: answer.message,
            host: hostOf(answer.url ?? hrefOf(context), context.ports.page().url),
          }
        : {};
    }),
    reportUnknown: ({ context }, { redirectStatus }: OffsiteResponse) => {
      if (!linkVerdict(redirectStatus).isUnknown) return;
      context.ports.onReport?.({
        situation: 'unknownRedirectStatus',
        href: hrefOf(context),
        ...(redirectStatus !== undefined && { redirectStatus }),
      });
    },
    reportEmpty: ({ context }) =>
      context.ports.onReport?.({ situation: 'emptyLink', href: hrefOf(context) }),
    reportFailure: ({ context }) =>
      context.ports.onReport?.({ situation: 'linkCheckFailed', href: hrefOf(context) }),
    open: ({ context }) => context.ports.openLink(hrefOf(context)),
    logClick: ({ context }) => context.ports.onClickthrough?.(hrefOf(context), context.press?.pin),
  },
  delays: { LINK_CHECK_TIMEOUT_MS },
}).createMachine({
  id: 'linkCheck',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      on: { FOLLOW: { target: 'pressed', actions: 'keepPress' } },
    },
    pressed: {
      always: [
        { guard: 'isOffline', target: 'idle' },
        { guard: 'isSignedOut', target: 'leaving', actions: 'recordClick' },
        { target: 'deciding' },
      ],
    },
    leaving: {
      always: [
        { guard: 'isLinkless', target: 'idle', actions: 'followLinkless' },
        { guard: 'needsInterstitial', target: 'idle', actions: 'openInterstitial' },
        { target: 'deciding' },
      ],
    },
    deciding: {
      always: [
        { guard: 'goesNowhere', target: 'idle' },
        { guard: 'isEmpty', target: 'idle', actions: 'reportEmpty' },
        { guard: 'leavesTheSite', target: 'checking' },
        { target: 'idle', actions: 'open' },
      ],
    },
    checking: {
      tags: 'busy',
      on: { FOLLOW: { guard: 'isAnother', target: 'pressed', actions: 'keepPress' } },
      invoke: {
        src: 'check',
        input: ({ context }) => context,
        onDone: {
          target: 'resolving',
          actions: [
            { type: 'judge', params: ({ event }) => event.output },
            { type: 'reportUnknown', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'resolving', actions: 'reportFailure' },
      },
      after: { LINK_CHECK_TIMEOUT_MS: { target: 'resolving', actions: 'reportFailure' } },
    },
    resolving: {
      always: [
        { guard: 'isWarned', target: 'warned' },
        { target: 'idle', actions: ['open', 'logClick'] },
      ],
    },
    warned: {
      on: {
        DISMISS: 'idle',
        FOLLOW: { target: 'pressed', actions: 'keepPress' },
      },
    },
  },
});
