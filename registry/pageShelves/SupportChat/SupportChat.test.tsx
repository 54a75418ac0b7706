import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { supportChatStore } from '#src/platform/supportChat.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

afterEach(() => supportChatStore.setState(supportChatStore.getInitialState(), true));

it('the support chat shows the operator’s texts, and how to return to an open chat', async () => {
  await stageCase(caseOf('SupportChat', 'one'));
  expect(screen.queryByRole('button')).toBeNull();
  act(() => supportChatStore.setState({ address: 'https://chat.example.com/window' }));
  expect(screen.getByText('A')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'B' }).click());
  expect(screen.getByRole('button', { name: 'C' })).toBeDefined();
});
