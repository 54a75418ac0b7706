import { readFigures, type StoredVital } from '#server/content/index.ts';
import { FIGURE_DAYS, LEAST_VISITS, type NodeFigures, type PageVital } from '#src/shared/console/figures.ts';
import { boundOfMost } from '#src/shared/figures/vitals.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { oneOf, place } from '../fields.ts';
import { reading } from '../operation.ts';

const READERS: readonly OperatorRole[] = ['editor', 'approver', 'compliance'];
const DAY_MS = 86_400_000;

const mean = (sum: number, count: number): number | null => (count === 0 ? null : Math.round(sum / count));

function vitalsIn(stored: readonly StoredVital[], live: ReadonlySet<string>): readonly PageVital[] {
  const histograms = new Map<string, StoredVital[]>();
  for (const row of stored) {
    const name = `${row.revision} ${row.audience} ${row.vital}`;
    histograms.set(name, [...(histograms.get(name) ?? []), row]);
  }
  return [...histograms.values()].flatMap((rows) =>
    rows.slice(0, 1).map(({ revision, audience, vital }) => ({
      ...{ revision, audience, vital },
      isLive: live.has(revision),
      visits: rows.reduce((sum, { visits }) => sum + visits, 0),
      mostWithin: boundOfMost(vital, new Map(rows.map(({ bucket, visits }) => [bucket, visits]))),
    })),
  );
}

export const figureOperations = {
  readFigures: reading({
    about: `Reads what the nodes of a surface achieved in the last days, by revision and audience, and how many reports were lost. Leaves out what has fewer than ${LEAST_VISITS} visits on a day of a brand.`,
    roles: READERS,
    signatures: 'none',
    input: { surface: place.surface, brand: place.brand, days: oneOf('Number of days, today included.', FIGURE_DAYS.map(String)) },
    run: async ({ trx, deps, now }, { surface, brand, days }) => {
      const since = new Date(now.getTime() - (Number(days) - 1) * DAY_MS);
      const { figures, vitals, loss } = await readFigures(trx, { surface, brand, least: LEAST_VISITS }, since);
      const live = new Set(Array.from(deps.publishing.published(), ({ hash }) => hash));
      const told = figures.map(({ node_id: nodeId, revision, audience, presentation, ...sums }): NodeFigures => ({
        nodeId,
        revision,
        audience,
        isLive: live.has(revision),
        presentation,
        shown:
          sums.visits < LEAST_VISITS
            ? null
            : {
                visits: sums.visits,
                pressedVisits: sums.pressed_visits,
                presses: sums.presses,
                refusals: sums.refusals,
                dwellMs: mean(sums.dwell_ms, sums.seen),
                loadMs: mean(sums.load_ms, sums.loads),
                empties: sums.empties,
                fallbacks: sums.fallbacks,
              },
      }));
      return {
        value: {
          figures: told,
          vitals: vitalsIn(vitals, live),
          reports: loss.batches + loss.lostBatches,
          lostReports: loss.lostBatches,
          lostFacts: loss.lostFacts,
        },
      };
    },
  }),
} as const;
