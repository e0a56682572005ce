import { CARD_EVENTS, type EventRow } from '@tackboard/pin-card/events';

const rows: readonly (readonly [string, EventRow])[] = Object.entries(CARD_EVENTS);

/** All events, with their tracking number and fields. */
export function EventTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>event</th>
          <th>number</th>
          <th>when</th>
          <th>fields</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { when, number, fields, source }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{number}</td>
            <td>
              {when} ({source})
            </td>
            <td>
              {Object.entries(fields).map(([field, kind]) => (
                <div key={field}>
                  <code>{field}</code>: {kind}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
