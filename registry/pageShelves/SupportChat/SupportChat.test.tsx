import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { supportChatStore } from '#src/platform/supportChat.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

afterEach(() => supportChatStore.setState(supportChatStore.getInitialState(), true));

it('says what an operator wrote, where a chat is offered, and how to come back to one that is under way', async () => {
  await stageCase(caseOf('SupportChat', 'one'));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => supportChatStore.setState({ address: 'https://chat.example.com/window' }));
  expect(screen.getByText('A')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'B' }).click());
  expect(screen.getByRole('button', { name: 'C' })).toBeDefined();
});
