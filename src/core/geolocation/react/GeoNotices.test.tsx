import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { error, type Locate, show, useWorld, world } from '#tests/support/locationPage.tsx';
import { toastStore } from '#src/ui/notices/toast.ts';

useWorld();

describe('a manual check', () => {
  test('a manual check shows a notice while it runs', async () => {
    let come = (): void => undefined;
    world.locate.mockImplementation((_, { onPacket }) => {
      come = () => onPacket('packet');
    });
    const { check } = show();
    const checking = check('manual-check');
    await waitFor(() => expect(world.locate).toHaveBeenCalled());
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([{ type: 'info', title: 'Verifying Location...', secondsUntilRemoved: -1 }]),
    );
    come();
    expect(await checking).toMatchObject({ ok: true });
    await waitFor(() => expect(toastStore.getState().toasts).toEqual([]));
  });

  const failingBy = (code: number) => world.locate.mockImplementation((_, { onError }) => onError(code, 'of the vendor'));
  const toldOnce = async () => {
    await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(1));
    return toastStore.getState().toasts[0] ?? expect.fail('nothing is told');
  };

  test.each([
    [604, 'Contact support', 'support', /customer support for help\. Refresh your browser to try again$/],
    [602, 'Contact support', 'support', /location again\. Refresh your browser to try again$/],
    [614, 'How to reinstall', 'help', /Please reinstall it\.$/],
  ] as const)('a manual check that fails with %i says what to do: %s', async (code, label, way, words) => {
    failingBy(code);
    const { check, waysOut } = show();
    await check('manual-check');
    const told = await toldOnce();
    expect(told).toMatchObject({ title: 'Location Error Detected', body: expect.stringMatching(words), cta: { label } });
    act(() => told.cta?.onPress());
    expect(waysOut[way]).toHaveBeenCalledOnce();
    await waitFor(() => expect(toastStore.getState().toasts).toEqual([]));
  });

  test('a vendor script that fails to load offers to reload the page', async () => {
    world.isScriptBroken = true;
    const { check, waysOut } = show();
    await check('manual-check');
    const told = await toldOnce();
    expect(told).toMatchObject({
      body: 'We could not load the location service. Please reload the page. Refresh your browser to try again',
      cta: { label: 'Refresh' },
    });
    act(() => told.cta?.onPress());
    expect(waysOut.reload).toHaveBeenCalledOnce();
  });

  test.each([600, 640])('a check that fails with %i can be repeated', async (code) => {
    failingBy(code);
    const { check, status } = show();
    await check('manual-check');
    const told = await toldOnce();
    expect(told.cta?.label).toBe('Check Location');
    world.locate.mockImplementation((_, { onPacket }) => onPacket('packet'));
    act(() => told.cta?.onPress());
    await waitFor(() => expect(status()).toBe('success'));
    await waitFor(() => expect(toastStore.getState().toasts).toEqual([]));
  });

  test('a check without location services links to the instructions', async () => {
    world.position = { code: 1 };
    failingBy(640);
    const { check, waysOut } = show();
    expect(await check('manual-check')).toMatchObject({ ok: false, refusal: expect.stringContaining('Location services are disabled') });
    const told = await toldOnce();
    expect(told).toMatchObject({ type: 'danger', title: 'Location Services Disabled', cta: { label: 'How to allow it' } });
    act(() => told.cta?.onPress());
    expect(waysOut.help).toHaveBeenCalledOnce();
  });

  test.each([
    ['outside', { result: 'OUT_OF_BOUNDARY', resolution: 'OUTSIDE_OF_ACTIVE_REGION' }],
    ['too often', { result: 'RATE_LIMITED', resolution: 'TROUBLESHOOT' }],
  ])('a check refused for %s offers no control', async (_, more) => {
    world.authorization = { errors: [error('no', more)], expiresAt: null };
    const { check } = show();
    await check('manual-check');
    const told = await toldOnce();
    expect([told.title, told.body, told.cta]).toEqual(['Location Error Detected', 'because no', undefined]);
  });
});

describe('a lost permission', () => {
  const refusedBy = (code: string, more: Readonly<Record<string, unknown>> = {}) => {
    world.authorization = { errors: [error(code, more)], expiresAt: null };
  };
  const outside = { result: 'OUT_OF_BOUNDARY', resolution: 'OUTSIDE_OF_ACTIVE_REGION' };
  const dialogOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

  test.each(['authorization-refresh', 'ip-change', 'placement'] as const)(
    'a lost permission opens a dialog with a remedy: %s',
    async (trigger) => {
      const user = userEvent.setup();
      const { check, status, waysOut } = show();
      if (trigger !== 'placement') await check();
      refusedBy('BLACKLISTED', { resolution: 'CONTACT_SUPPORT' });
      await check(trigger);
      const dialog = await dialogOf("We can't find your location");
      expect(dialog.getByText('because BLACKLISTED Refresh your browser to try again')).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Contact support' }));
      expect(waysOut.support).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect([status(), toastStore.getState().toasts]).toEqual(['error', []]);
    },
  );

  test('a dialog outside the operating area can be closed to keep browsing', async () => {
    const user = userEvent.setup();
    const { check } = show();
    await check();
    refusedBy('out-of-boundary', outside);
    await check('ip-change');
    const dialog = await dialogOf("Looks like you're outside of an operating area");
    await user.click(dialog.getByRole('button', { name: 'Keep browsing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('a location dialog closes with the next check and returns with its fault', async () => {
    const user = userEvent.setup();
    const { check, status } = show();
    await check();
    refusedBy('packet-expired', { resolution: 'TROUBLESHOOT' });
    await check('ip-change');
    const dialog = await dialogOf("We can't find your location");
    world.authorization = {};
    await user.click(dialog.getByRole('button', { name: 'Check Location' }));
    await waitFor(() => expect(status()).toBe('success'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each(['log-in', 'app-launch'] as const)('a failed check by %s opens the dialog on arrival', async (arrival) => {
    refusedBy('out-of-boundary', outside);
    show('p1', arrival);
    const dialog = await dialogOf("Looks like you're outside of an operating area");
    expect(dialog.getByRole('button', { name: 'Keep browsing' })).toBeTruthy();
    expect(toastStore.getState().toasts).toEqual([]);
  });

  test.each(['log-in', 'app-launch', 'placement'] as const)('the finding 602 by %s opens the dialog with its remedies', async (trigger) => {
    world.locate.mockImplementation((_, { onError }) => onError(602, 'no network'));
    const { check, waysOut } = show('p1', trigger === 'placement' ? undefined : trigger);
    if (trigger === 'placement') await check();
    const dialog = await dialogOf("We can't find your location");
    expect(dialog.getByText(/Refresh your browser to try again$/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Check Location' })).toBeTruthy();
    await userEvent.setup().click(dialog.getByRole('button', { name: 'Contact support' }));
    expect(waysOut.support).toHaveBeenCalledOnce();
  });

  test.each([
    [true, 2, 'Location Error Detected'],
    [false, 1, undefined],
  ])('an exclusion zone is checked again for a player who was in the casino (%s)', async (hasVisitedCasino, packets, title) => {
    world.hasVisitedCasino = hasVisitedCasino;
    refusedBy('EXCLUSION_BOUNDARY', { result: 'OUT_OF_BOUNDARY', resolution: 'IN_EXCLUSION_BOUNDARY' });
    const { check } = show();
    expect(await check()).toEqual({ ok: false, refusal: 'because EXCLUSION_BOUNDARY' });
    expect(world.packets).toHaveLength(packets);
    await waitFor(() => expect(toastStore.getState().toasts.map((shown) => shown.title)).toEqual(title === undefined ? [] : [title]));
    expect(screen.queryByRole('alertdialog') === null).toBe(hasVisitedCasino);
  });
});

describe('a service that is away', () => {
  test('a missing local service opens the verify dialog, and its warning stays until a check succeeds', async () => {
    world.locate.mockImplementation((_, { onError }) => onError(630, 'local service'));
    const user = userEvent.setup();
    const { check, status } = show();
    expect(await check()).toMatchObject({ ok: false });
    const dialog = within(await screen.findByRole('alertdialog', { name: "We can't find your location" }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const warning = { id: 'location-service', secondsUntilRemoved: -1, cta: { label: 'Check Location' } };
    await waitFor(() => expect(toastStore.getState().toasts).toMatchObject([warning]));
    act(() => toastStore.getState().toasts[0]?.cta?.onPress());
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(toastStore.getState().toasts, 'the outcome is told, and it is the same').toMatchObject([warning]));
    world.locate.mockImplementation((_, { onPacket }) => onPacket('packet'));
    act(() => toastStore.getState().toasts[0]?.cta?.onPress());
    await waitFor(() => expect(status()).toBe('success'));
    await waitFor(() => expect([screen.queryByRole('alertdialog'), toastStore.getState().toasts]).toEqual([null, []]));
  });

  test('the warning’s Check Location shows a notice while it runs', async () => {
    world.locate.mockImplementationOnce((_, { onError }) => onError(631, 'local service'));
    const { check } = show();
    await check();
    await waitFor(() => expect(toastStore.getState().toasts).toHaveLength(1));
    let come = (): void => undefined;
    world.locate.mockImplementation((_, { onPacket }) => {
      come = () => onPacket('packet');
    });
    act(() => toastStore.getState().toasts[0]?.cta?.onPress());
    await waitFor(() => expect(toastStore.getState().toasts).toMatchObject([{ title: 'Verifying Location...' }]));
    await waitFor(() => expect(world.locate).toHaveBeenCalledTimes(2));
    come();
    await waitFor(() => expect(toastStore.getState().toasts).toEqual([]));
  });

  test('a failing local service is bypassed with a warning', async () => {
    world.byService = vi.fn<Locate>((_, { onError }) => onError(699, 'too old'));
    const { check, status, waysOut } = show();
    expect(await check()).toMatchObject({ ok: true });
    await waitFor(() => expect(status()).toBe('success'));
    expect(world.licenses).toBe(2);
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([
        { id: 'location-service', title: 'Check your location software', secondsUntilRemoved: -1, cta: { label: 'How to reinstall' } },
      ]),
    );
    act(() => toastStore.getState().toasts[0]?.cta?.onPress());
    expect(waysOut.help).toHaveBeenCalledOnce();
    world.byService = (_, { onPacket }) => onPacket('of the service');
    await check('manual-check');
    expect(world.packets).toEqual(['packet', 'of the service']);
    await waitFor(() => expect(toastStore.getState().toasts).toEqual([]));
  });

  test('a failing local service is reported by its own name when the check fails otherwise', async () => {
    world.byService = vi.fn<Locate>((_, { onError }) => onError(699, 'too old'));
    world.locate.mockImplementation((_, { onError }) => onError(605, 'no position'));
    const { check } = show();
    expect(await check()).toMatchObject({ ok: false });
    await waitFor(() =>
      expect(toastStore.getState().toasts).toContainEqual(
        expect.objectContaining({ id: 'location-service', title: 'Check your location software' }),
      ),
    );
  });
});
