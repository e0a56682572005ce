import type { Pin } from '@tackboard/domain';
import { memo } from 'react';
import { COLUMN_PX, indexOfPin, pictureHeight } from './pins.ts';

/** The card in every grid: a linked image of known ratio, a footer, a button. */
export const BenchCard = memo(function BenchCard({ pin }: { readonly pin: Pin }) {
  return (
    <article className="bench-card" data-pin={indexOfPin(pin)}>
      <a
        className="bench-picture"
        href={`/pin/${pin.id}/`}
        aria-label={pin.title}
        style={{ aspectRatio: `${COLUMN_PX} / ${pictureHeight(pin)}` }}
      />
      <div className="bench-footer">
        <h3>{pin.title}</h3>
        <p>{pin.domain}</p>
        <button type="button">Save</button>
      </div>
    </article>
  );
});
