import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { acknowledgeAction } from '#fixtures/worlds/actions.ts';
import { storeNode } from '#src/console/preview/kinds.ts';
import { formOf, press, stageForm } from '#tests/support/formStage.tsx';
import { caseOf } from '#tests/support/stageCase.tsx';

const type = (name: string, value: string): void => void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const name = { type: 'string', title: 'Name' };
const before = {
  name,
  plate: { type: 'string', title: 'Plate' },
  desk: { type: 'string', title: 'Desk', readOnly: true, default: 'Support' },
  channel: { type: 'string', control: 'hidden', default: 'web' },
};
const after = { name, desk: { ...before.desk, default: 'Payments' }, channel: { ...before.channel, default: 'app' } };

describe('the answers of a form', () => {
  it('a form sends only the preferences that it asks for', async () => {
    const current = { oddsFormat: 'EURO', autoAcceptOddsChanges: true };
    const { inputs } = await stageForm(caseOf('Fields', 'one'), { current });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await press('Save preferences');
    expect(inputs()).toEqual([{ autoAcceptOddsChanges: true }]);
    expect(screen.queryByText('This form does not use this field.')).toBeNull();
  });

  it('a form sends the fields of its present revision, whatever an older draft holds', async () => {
    const earlier = await stageForm(formOf('fields-revised', before));
    type('Name', 'Ann');
    type('Plate', 'AB1234');
    earlier.unmount();
    const { inputs } = await stageForm(formOf('fields-revised', after));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ann');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Desk' }).value).toBe('Payments');
    await press('Send');
    expect(inputs()).toEqual([{ name: 'Ann', desk: 'Payments', channel: 'app' }]);
  });

  it('a form that gets a new revision while open sends the new revision’s fields', async () => {
    const { inputs, platform } = await stageForm(formOf('fields-overtaken', before));
    type('Name', 'Ann');
    type('Plate', 'AB1234');
    const { kind, node } = formOf('fields-overtaken', after);
    act(() => storeNode(platform.client, kind, node));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Plate' })).toBeNull());
    await press('Send');
    expect(inputs()).toEqual([{ name: 'Ann', desk: 'Payments', channel: 'app' }]);
  });

  it('an untouched optional check box is sent as false', async () => {
    const entry = formOf('fields-untouched', { news: { type: 'boolean', title: 'News' } });
    const { schema } = entry.node as unknown as { readonly schema: object };
    const demanding = { ...entry, node: { ...entry.node, schema: { ...schema, required: ['news'] } } as typeof entry.node };
    const { inputs } = await stageForm(demanding);
    await press('Send');
    expect(inputs()).toEqual([{ news: false }]);
  });
});

describe('a form', () => {
  it('a form sent again with the same error announces it again', async () => {
    await stageForm(caseOf('Fields', 'crowded'), { playerId: () => 'hasty' });
    const first = screen.getByRole('textbox', { name: 'Name (required)' });
    const said = (): ChildNode | null | undefined => screen.getAllByRole('alert')[0]?.firstChild;
    await press('Send');
    expect(document.activeElement).toBe(first);
    const once = said();
    expect(once?.textContent).toContain('Check 4 fields');
    act(() => screen.getByRole('button', { name: 'Send' }).focus());
    await press('Send');
    expect(document.activeElement).toBe(first);
    expect(said()?.textContent).toBe(once?.textContent);
    expect(said(), 'put there anew, so that it is read out again').not.toBe(once);
  });

  it('a form is replaced by its confirmation after an action that is done once', async () => {
    const { inputs } = await stageForm(formOf('fields-once', { name }, acknowledgeAction));
    await press('Confirm');
    expect(inputs()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Saved.');
  });
});
