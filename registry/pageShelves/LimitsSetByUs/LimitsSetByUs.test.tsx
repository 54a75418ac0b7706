import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LimitsSetByUsFragmentDoc } from '#src/gql/graphql.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { limitCase } from '#fixtures/pageShelves/LimitsSetByUs.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

beforeEach(() => toastStore.setState({ toasts: [] }));
const told = () => toastStore.getState().toasts.map(({ type, title }) => `${type}: ${title}`);

async function show(answer: object | Error) {
  const staged = await stageCase(caseOf('LimitsSetByUs', 'one'));
  const mutate = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return { data: { objectToLimit: { __typename: 'LimitObjectionResult', ...answer } } };
  });
  Object.assign(staged.platform.client, { mutate });
  return { mutate, user: userEvent.setup() };
}
const WORDS = 'I only follow my home team.';
const object = async (user: ReturnType<typeof userEvent.setup>, words: string) => {
  if (words !== '') await user.type(screen.getByRole('textbox', { name: 'Object to this limit' }), words);
  await user.click(screen.getByRole('button', { name: 'Send objection' }));
};

describe('limits set by us', () => {
  it('limits set by us are listed with scope, date and reason, and the active one is marked', async () => {
    await stageCase(caseOf('LimitsSetByUs', 'usual'));
    const entries = within(screen.getByRole('list', { name: 'Limits set by us' })).getAllByText(/^A limit on your bets$/);
    expect(entries).toHaveLength(2);
    expect(screen.getAllByText('Active')).toHaveLength(1);
    expect(screen.getByText('Up to $50.00 on a market in one bet')).toBeDefined();
    expect(screen.getAllByText('Football markets')).toHaveLength(2);
    expect(screen.getByText(/^Our answer of /)).toBeDefined();
  });

  it('an objection to a limit set by us needs a text and is confirmed', async () => {
    const { user, mutate } = await show({ succeeded: true, userErrors: [], limits: [limitCase('a', { canObject: false })] });
    await object(user, 'No.');
    expect(screen.getByText('Tell us why you think this limit is wrong.')).toBeDefined();
    expect(mutate).not.toHaveBeenCalled();
    await user.clear(screen.getByRole('textbox'));
    await object(user, WORDS);
    expect(mutate).toHaveBeenCalledWith(expect.objectContaining({ variables: { limitId: 'limit-a', text: WORDS } }));
    expect(told()).toEqual(['success: We received your objection']);
  });

  it('a refused objection keeps its text and shows the reason', async () => {
    const message = 'This limit is no longer active.';
    const { user } = await show({
      succeeded: false,
      userErrors: [{ __typename: 'UserError', action: '', field: ['limitId'], message }],
      limits: [],
    });
    await object(user, WORDS);
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('textbox')).toHaveProperty('value', WORDS);
    expect(told()).toEqual([]);
  });

  it('an objection without an answer says that it was not sent', async () => {
    const { user } = await show(new Error('offline'));
    await object(user, WORDS);
    expect(await screen.findByText('We could not send your objection. Please try again later.')).toBeDefined();
  });

  it('the public fragment of limits set by us does not ask for the player’s limits', () => {
    expect(JSON.stringify(LimitsSetByUsFragmentDoc.definitions[0])).not.toContain('"limits"');
  });
});
