import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { error, show, useWorld, world } from '#tests/support/locationPage.tsx';
import { toastStore } from '#src/ui/notices/toast.ts';

useWorld();

describe('a check', () => {
  test('a check goes from licence to verdict and loads the vendor’s script only then', async () => {
    const { check, status } = show();
    expect(world.scripts).toBe(0);
    expect(await check()).toEqual({ ok: true, value: undefined });
    await waitFor(() => expect(status()).toBe('success'));
    expect(world.scripts).toBe(1);
    expect(world.locate.mock.calls[0]?.[0]).toEqual({ licenseKey: 'L1', userId: 'p1', reason: 'placement', position: world.position });
    expect(world.packets).toEqual(['packet']);
  });

  test('a check before a bet is skipped while the verdict is valid, and a manual one is not', async () => {
    const { check } = show();
    await check();
    await check();
    expect(world.packets).toHaveLength(1);
    await check('manual-check');
    expect(world.packets).toHaveLength(2);
    expect(world.licenses).toBe(1);
  });

  test('a visitor’s check is refused without a request', async () => {
    const { check } = show(null);
    expect(await check()).toEqual({ ok: false, refusal: 'Log in to check your location.' });
    expect(world.licenses).toBe(0);
  });
});

describe('a player who arrives', () => {
  test.each(['log-in', 'app-launch'] as const)('a player who arrives by %s is located without a notice', async (arrival) => {
    const { status, check } = show('p1', arrival);
    await waitFor(() => expect(status()).toBe('success'));
    expect(world.locate.mock.calls[0]?.[0]).toMatchObject({ reason: arrival });
    expect(toastStore.getState().toasts).toEqual([]);
    await check();
    expect(world.packets, 'the first bet does not wait').toHaveLength(1);
  });

  test.each(['prompt', 'denied'])('no location is requested on arrival if the browser’s permission is %s', async (permission) => {
    world.permission = permission;
    show('p1', 'log-in');
    await act(async () => new Promise((done) => setTimeout(done)));
    expect(world.licenses).toBe(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the explanation', () => {
  test('the operator’s explanation is shown before the browser asks', async () => {
    world.permission = 'prompt';
    const user = userEvent.setup();
    const { check } = show();
    const checking = check();
    await screen.findByRole('dialog', { name: 'Where are you?' });
    expect(world.licenses).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Check location' }));
    expect(await checking).toMatchObject({ ok: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a declined explanation refuses the check without a dialog', async () => {
    world.permission = 'prompt';
    const user = userEvent.setup();
    const { check, status } = show();
    const checking = check();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(await checking).toEqual({ ok: false, refusal: 'We need to verify your location before you proceed. Please Check Location.' });
    await waitFor(() => expect(status()).toBe('error'));
    expect([screen.queryByRole('alertdialog'), toastStore.getState().toasts]).toEqual([null, []]);
  });
});

describe('faults of a check', () => {
  test('a vendor script that fails to load is loaded again by the next check', async () => {
    world.isScriptBroken = true;
    const { check } = show();
    expect(await check()).toMatchObject({ ok: false, refusal: 'We could not load the location service. Please reload the page.' });
    world.isScriptBroken = false;
    expect(await check()).toMatchObject({ ok: true });
  });

  test('an expired location licence is renewed once', async () => {
    world.locate.mockImplementationOnce((_, { onError }) => onError(608, 'expired'));
    const { check } = show();
    expect(await check()).toMatchObject({ ok: true });
    expect(world.renewed).toEqual(['L1']);
    expect(world.locate.mock.calls[1]?.[0]).toMatchObject({ licenseKey: 'renewed', reason: 'license-expired' });
  });

  test('a check without a licence shows the server’s reason', async () => {
    world.licenseErrors = [error('rate-limited', { result: 'RATE_LIMITED' })];
    const { check } = show();
    expect(await check()).toEqual({ ok: false, refusal: 'because rate-limited' });
  });

  test('a location refused by the server shows the reason', async () => {
    world.authorization = {
      errors: [error('out-of-boundary', { result: 'OUT_OF_BOUNDARY', resolution: 'OUTSIDE_OF_ACTIVE_REGION' })],
      expiresAt: null,
    };
    const { check, status } = show();
    expect(await check('manual-check')).toEqual({ ok: false, refusal: 'because out-of-boundary' });
    await waitFor(() => expect(status()).toBe('error'));
    await waitFor(() =>
      expect(toastStore.getState().toasts).toMatchObject([{ title: 'Location Error Detected', body: 'because out-of-boundary' }]),
    );
  });

  test('a location in another served region ends the session', async () => {
    world.authorization = { errors: [error('different-valid-region', { result: 'USER_IN_DIFFERENT_VALID_REGION' })], expiresAt: null };
    const { check, onDifferentRegion } = show();
    await check();
    await waitFor(() => expect(onDifferentRegion).toHaveBeenCalledOnce());
  });

  const elsewhere = { errors: [error('different-valid-region', { result: 'USER_IN_DIFFERENT_VALID_REGION' })], expiresAt: null };

  test('a player who opens the page in another served region is logged out', async () => {
    world.authorization = elsewhere;
    const { onDifferentRegion } = show('p1', 'app-launch');
    await waitFor(() => expect(onDifferentRegion).toHaveBeenCalledOnce());
  });

  test('a player who logs in in another served region stays until a location is needed', async () => {
    world.authorization = elsewhere;
    const { check, status, onDifferentRegion } = show('p1', 'log-in');
    await waitFor(() => expect(status()).toBe('error'));
    expect(onDifferentRegion).not.toHaveBeenCalled();
    expect(await check()).toMatchObject({ ok: false });
    await waitFor(() => expect(onDifferentRegion).toHaveBeenCalledOnce());
  });

  test('a verdict without an expiry is refused', async () => {
    world.authorization = { expiresAt: null };
    const { check } = show();
    expect(await check()).toMatchObject({ ok: false });
  });

  test('a verdict that expires removes the permission', async () => {
    world.authorization = { expiresAt: new Date(Date.now() + 300).toISOString() };
    const { check, status } = show();
    expect(await check()).toMatchObject({ ok: true });
    await waitFor(() => expect(status()).toBe('idle'));
  });

  test('a verdict is renewed before it expires', async () => {
    world.authorization = { refreshAt: new Date(Date.now() + 100).toISOString() };
    const { check } = show();
    await check();
    world.authorization = {};
    await waitFor(() => expect(world.packets).toHaveLength(2));
    expect(world.locate.mock.calls[1]?.[0]).toMatchObject({ reason: 'authorization-refresh' });
  });
});
