'use client';
import type { MetricsBannerModel } from '@tackboard/domain/experience';
import { useId, useRef } from 'react';
import { useMessagePlace } from '../keyboard/message-places.js';
import { CompleteButton, DismissButton } from '../parts/message-buttons.js';
import { useSlideIn } from '../parts/motion.js';
import type { SurfaceProps } from '../surface-props.js';

/** The metrics banner (S2 §5.2): a title in tabular figures and at least two buttons; the first completes. */
export function MetricsBanner(props: SurfaceProps<MetricsBannerModel>) {
  const { isLate, message } = props;
  const { buttons, subtitle, title } = message.model;
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  const placeRef = useMessagePlace(props, banner);
  useSlideIn(banner, isLate);
  const [first, ...others] = buttons;
  return (
    <section
      ref={placeRef}
      className="tb-message tb-hero"
      aria-labelledby={titleId}
      data-variant="metrics"
      data-stacked={buttons.length > 2 ? '' : undefined}
    >
      <span className="tb-message-sign" aria-hidden="true">
        <svg viewBox="0 0 24 24" width="24" height="24">
          <path d="M5 20v-7m7 7V4m7 16v-10" />
        </svg>
      </span>
      <div className="tb-message-text">
        <h2 id={titleId} className="tb-message-title">
          {title}
        </h2>
        <p className="tb-message-body">{subtitle}</p>
      </div>
      <div className="tb-message-actions">
        {others.map(({ link, text }, at) => (
          <DismissButton key={at} surface={props} text={text} link={link} />
        ))}
        {first ? <CompleteButton surface={props} button={first} /> : null}
      </div>
    </section>
  );
}
