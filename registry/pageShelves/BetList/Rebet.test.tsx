import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stagePorts } from '#src/console/preview/Stage.tsx';
import { RenderProvider } from '#src/render/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { Rebet } from './Rebet.tsx';

const leg = (id: string, ineligibleReason: string | null) => ({
  __typename: 'SharedLeg',
  id,
  marketSelectionId: `selection-${id}`,
  selectionName: `Team ${id}`,
  ineligibleReason,
});
const rebet = (eligibleLegs: object[], ineligibleLegs: object[]) => () => ({
  rebet: { __typename: 'Rebet', id: 'b1', eligibleLegs, ineligibleLegs },
});
const toasts = () => toastStore.getState().toasts.map(({ title, body }) => [title, body]);

async function press(answer: () => unknown) {
  const openBetslip = vi.fn<(ids: readonly string[]) => void>();
  const ports = { ...stagePorts, opener: { openForm: vi.fn(), openDialog: vi.fn(), openBetslip } };
  const view = showShell(
    <RenderProvider ports={ports}>
      <Rebet betId="b1" />
    </RenderProvider>,
    { server: new ShellServer({ Rebet: answer }), who: 'player' },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Rebet' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Rebet' }).getAttribute('aria-busy')).toBeNull());
  return openBetslip;
}

beforeEach(() => act(() => toastStore.setState({ toasts: [] })));

describe('betting once more', () => {
  it('betting again adds open selections to the slip and names the others with the reason', async () => {
    const open = await press(rebet([leg('a', null), leg('b', null)], [leg('c', 'This game is over.')]));
    expect(open).toHaveBeenCalledExactlyOnceWith(['selection-a', 'selection-b'], true);
    expect(toasts()).toEqual([['One leg was left out', 'Team c: This game is over.']]);
  });

  it('betting again leaves the slip alone if no selection is open', async () => {
    const open = await press(rebet([], [leg('c', 'This market is suspended.')]));
    expect(open).not.toHaveBeenCalled();
    expect(toasts()).toEqual([['None of these selections are open', 'Team c: This market is suspended.']]);
  });

  it('betting again says when the request failed', async () => {
    const open = await press(() => ({ rebet: null }));
    expect(open).not.toHaveBeenCalled();
    expect(toasts()).toEqual([['An error has occurred', 'Please try again later.']]);
  });
});
