import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { submitAction } from '#fixtures/worlds/actions.ts';
import type { ActionsFragment } from '#src/gql/graphql.ts';
import type { ActionAnswer, ActionInput } from '#src/render/actions/types.ts';
import type { CaseEntry } from '#src/console/preview/cases.ts';
import { caseOf, stageCase } from './stageCase.tsx';

export const wasDone: ActionAnswer = { succeeded: true, userErrors: [] };

type Given = { readonly outcome?: ActionAnswer; readonly current?: ActionInput; readonly playerId?: () => string | null };

/** Builds the functions that a form needs. Actions return the test's results, and the player meets every requirement. */
export function formPorts({ outcome = wasDone, current = {}, playerId = () => 'p1' }: Given = {}) {
  const run = vi.fn((_action: never, _input: ActionInput) => Promise.resolve(outcome));
  const ports = {
    playerId,
    meet: () => Promise.resolve(true),
    actions: {
      SetUserPreferenceAction: { run, current: () => Promise.resolve(current), replaces: true as const },
      SubmitFormAction: { run, filesTo: ({ formId }: { readonly formId: string }) => formId },
      AcknowledgeAction: { run },
    },
  };
  return { run, ports, inputs: () => run.mock.calls.map(([, input]) => input) };
}

type Properties = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Builds a form with these fields. Stores its draft under `id`, so each test needs its own. */
export function formOf(id: string, properties: Properties, action: ActionsFragment = submitAction): CaseEntry {
  const usual = caseOf('Fields', 'usual');
  const changes = { id, schema: { type: 'object', properties }, order: Object.keys(properties), action };
  return { ...usual, node: { ...usual.node, ...changes } };
}

export async function stageForm(entry: CaseEntry, given: Given = {}) {
  const { ports, inputs } = formPorts(given);
  return { ...(await stageCase(entry, { ports })), inputs };
}

export const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
