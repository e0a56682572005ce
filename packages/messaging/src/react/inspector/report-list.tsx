import type { Report } from '../../engine/report.js';

/** The reports that the server has not confirmed, oldest first. */
export function ReportList({ reports }: { readonly reports: readonly Report[] }) {
  return (
    <section aria-label="Report queue">
      <h3 className="tb-inspector-heading">{`Reports on their way (${reports.length})`}</h3>
      <ol className="tb-inspector-list">
        {reports.map(({ experienceId, id, kind, placementId }) => (
          <li key={id} className="tb-inspector-line">
            {kind} <code className="tb-inspector-code">{`${placementId}:${experienceId}`}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
