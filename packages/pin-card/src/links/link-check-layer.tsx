'use client';
import { type CheckLink, type LayerProps, type Pin, SAMPLED_ERROR_RATE } from '@tackboard/domain';
import { isSampled } from '@tackboard/domain/tracking';
import { linkCheckMachine } from '@tackboard/machines/charts';
import { useChart } from '@tackboard/machines/react/charts';
import { useEffect, useRef } from 'react';
import { useInternals } from '../client/tackboard-context.js';
import { BlockedLinkModal } from './blocked-link-modal.js';
import { linkPage } from './link-page.js';
import { windowOf } from '../window-of.js';

/** Opens every link when the host does not pass `checkLink`. */
const allowAll: CheckLink = () => Promise.resolve({ redirectStatus: 'allowed' });

/** The `aux_data` of the check of a link. */
const auxDataOf = (pin: Pin | undefined) => ({
  clickthrough_type: 'clickthrough',
  ...(pin?.dpaCreativeType !== undefined && { client_creative_type: pin.dpaCreativeType }),
});

interface LinkCheckLayerProps extends LayerProps {
  readonly href: string;
  readonly pin?: Pin | undefined;
  /** The link opens in a new tab. */
  readonly isNewTab: boolean;
}

/** The chart of the check of one link, with what it opens. */
function useLinkCheck({ isNewTab, anchor }: Pick<LinkCheckLayerProps, 'isNewTab' | 'anchor'>) {
  const internals = useInternals('useOutboundLink');
  const { calls, clock, core, environment, options } = internals;
  const { openLink, openLinkless } = internals.navigation;
  const { pinRedirect } = internals.paths;
  const { checkLink = allowAll } = calls;
  return useChart(
    linkCheckMachine,
    {
      checkLink,
      page: () => linkPage(internals),
      openLink: (href) => {
        const view = windowOf(anchor);
        if (isNewTab) openLink(href, view);
        else view.location.assign(href);
      },
      followLinkless: (about) => openLinkless?.(about),
      openInterstitial: (fields) =>
        openLink(new URL(pinRedirect(fields), window.location.href).href, windowOf(anchor)),
      onSignedOutClick: (record) => options.recordSignedOutClick?.(record),
      onClickthrough: (url, about) =>
        core.withRuntime(
          ({ recordClickthrough }) =>
            void recordClickthrough(internals, { url, pin: about, anchor }),
        ),
      onReport: ({ situation, href, redirectStatus }) => {
        const rate = situation === 'emptyLink' ? SAMPLED_ERROR_RATE : 1;
        if (!isSampled(environment.random, rate)) return;
        core.emit({ name: 'link-reported', situation, url: href, redirectStatus });
      },
    },
    { clock },
  );
}

/** Checks one pressed link: renders nothing while the check is pending, then opens the link or shows a warning (S3 §4.1). */
export function LinkCheckLayer(props: LinkCheckLayerProps) {
  const { href: pressedHref, pin, anchor, onClose } = props;
  const { context, options } = useInternals('useOutboundLink');
  const [state, send] = useLinkCheck(props);

  // StrictMode runs effects twice, but a press is recorded once.
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const isVisitor = pin !== undefined && !context.viewer.isAuth;
    send({
      type: 'FOLLOW',
      href: pressedHref,
      ...(pin && { pin }),
      ...(pin?.thirdPartyAdAttributes && { isThirdPartyAd: true }),
      auxData: auxDataOf(pin),
      ...(isVisitor && { visitor: options.visitor?.() ?? { isNew: false } }),
    });
  }, [context, options, pin, pressedHref, send]);

  const isDone = state.context.press !== undefined && state.matches('idle');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const { warning, host, message } = state.context;
  if (!state.matches('warned') || !warning) return null;
  return (
    <BlockedLinkModal
      warning={warning}
      host={host}
      message={message}
      anchor={anchor}
      onClose={() => send({ type: 'DISMISS' })}
    />
  );
}
