import { render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
// Loaded here, because tests would otherwise wait until this lazy module is compiled.
import '#src/ui/dialog/DialogSurface.tsx';
import { brand } from '#brands/tsb/brand.ts';
import { NOW } from '#fixtures/worlds/sports.ts';
import { choiceOf } from '#src/console/preview/address.ts';
import { allCases, type CaseEntry, casesFor, type DrawnNode } from '#src/console/preview/cases.ts';
import { families, frameOf, storeNode } from '#src/console/preview/kinds.ts';
import { Stage, stagePorts } from '#src/console/preview/Stage.tsx';
import { priceAll, stagePlatform } from '#src/console/preview/stagePlatform.ts';
import { createAttempts } from '#src/render/actions/attempts.ts';
import { type AnyFrame, preloadViews, type Registry, type RenderPorts, type RenderReport, Slots } from '#src/render/index.ts';

export const casesOf = (family: string): readonly CaseEntry[] => allCases.filter((entry) => entry.family === family);
export const caseOf = (kind: string, name: string): CaseEntry => {
  const found = allCases.find((entry) => entry.kind === kind && entry.name === name);
  if (!found) throw new Error(`No case ${name} of ${kind}: write it into fixtures/*/${kind}.ts`);
  return found;
};

/** Opens the gallery at the address of one case. */
export function openAddress(address: string, options: StageOptions = {}) {
  const [entry, ...others] = casesFor(choiceOf(new URL(address, 'http://gallery').search));
  if (!entry || others.length > 0) throw new Error(`${address} names ${entry ? others.length + 1 : 'no'} cases; one is wanted`);
  return stageCase(entry, options);
}

/** True if anything is still loading, except other sites' frames, which never load in a test. */
const isBusy = (): boolean => [...document.querySelectorAll('[aria-busy="true"]')].some((part) => part.querySelector('iframe') === null);

export type StageOptions = {
  readonly ports?: Partial<RenderPorts>;
  readonly path?: string;
  readonly frame?: Partial<AnyFrame>;
  readonly beside?: readonly AnyFrame[];
  /** Wraps the rendered case, for example in a dialog host. */
  readonly around?: (drawn: ReactElement) => ReactElement;
};

/** Renders a case with prices and waits until everything is loaded. */
export async function stageCase(
  { family, kind, node }: Pick<CaseEntry, 'family' | 'kind' | 'name' | 'node'>,
  { ports = {}, path, frame = {}, beside = [], around = (drawn) => drawn }: StageOptions = {},
) {
  // A cast, because the type of the nodes depends on the folder's name.
  const registry = (families[family] ?? {}) as Registry<DrawnNode>;
  await preloadViews(registry, [node.__typename]);
  const platform = stagePlatform(NOW);
  storeNode(platform.client, kind, node);
  priceAll(platform, node);
  const report = vi.fn<(report: RenderReport) => void>();
  const layout = { revision: 'r1', slots: [frameOf(node, frame), ...beside] } as {
    revision: string;
    slots: readonly (AnyFrame & { node: DrawnNode | null })[];
  };
  // New `attempts`, so that no test resends an earlier test's unanswered requests.
  const allPorts = { ...stagePorts, attempts: createAttempts(), report, ...ports };
  const view = render(
    <Stage brand={brand} platform={platform} ports={allPorts} {...(path === undefined ? {} : { path })}>
      {around(<Slots registry={registry} layout={layout} />)}
    </Stage>,
  );
  await waitFor(() => {
    if (document.querySelector('[role="status"]') !== null || isBusy()) throw new Error('Still loading');
    if (family === 'dialogs' && document.querySelector('[role$="dialog"]') === null) throw new Error('Not open yet');
  });
  return {
    ...view,
    platform,
    report,
    reasons: () => report.mock.calls.map(([{ nodeId, kind: what, reason }]) => `${nodeId} ${what} ${reason}`),
  };
}
