'use client';
import type { MetricsBannerModel } from '@tackboard/domain/experience';
import { useId } from 'react';
import { MessageAction } from '../parts/message-action.js';
import type { SurfaceProps } from '../surface-props.js';

/** The metrics banner (S2 §5): a title in tabular figures and at least two buttons; the first completes. */
export function MetricsBanner(props: SurfaceProps<MetricsBannerModel>) {
  const { message, onComplete, onDismiss } = props;
  const { buttons, subtitle, title } = message.model;
  const titleId = useId();
  const [first, ...others] = buttons;
  return (
    <section
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
        {others.map(({ link, text }) => (
          <MessageAction key={text} surface={props} variant="quiet" link={link} onPress={onDismiss}>
            {text}
          </MessageAction>
        ))}
        <MessageAction
          surface={props}
          variant="primary"
          link={first?.link}
          onPress={() => onComplete()}
        >
          {first?.text}
        </MessageAction>
      </div>
    </section>
  );
}
