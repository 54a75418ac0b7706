import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Link } from 'react-router-dom';
// Loaded here, because tests would otherwise wait until these lazy modules are compiled.
import '#registry/dialogs/Custom/Custom.tsx';
import '#registry/dialogs/index.ts';
import '#registry/forms/index.ts';
import '#src/ui/dialog/DialogSurface.tsx';
import { vocabulary } from '#src/app/startup/boot/registries.ts';
import { closeOverlay } from '#src/app/frame/hosts/overlayStore.ts';
import { DialogHost } from '#src/app/frame/dialogs/DialogHost.tsx';
import { FormHost } from '#src/app/frame/dialogs/FormHost.tsx';
import { loginInstant, useLoginInstant } from '#src/app/frame/dialogs/loginInstant.ts';
import { useAuth } from '#src/core/auth/index.ts';
import { DialogsDocument } from '#src/gql/graphql.ts';
import { preloadViews } from '#src/render/index.ts';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { type ShellOptions, showShell } from './shell.tsx';
import { ShellServer } from './shellServer.ts';

export type DialogOnWire = {
  readonly id: string;
  readonly pages?: readonly string[];
  readonly exceptPages?: readonly string[];
  readonly onLogin?: boolean;
  readonly priority?: number;
  readonly memory?: string;
  readonly dismissible?: boolean;
  readonly revision?: string;
  /** Fields to replace in the dialog's node, for example so that the dialog cannot be drawn. */
  readonly frame?: object;
  /** Link of a second button. */
  readonly deepLink?: object;
};

/** Builds a custom dialog as sent by the server: titled `Dialog <id>`, with a button "Continue". */
export const dialogSlot = (dialog: DialogOnWire) => {
  const { id, pages = [], exceptPages = [], onLogin = false, priority = 0, memory = 'VISIT', dismissible = true } = dialog;
  const button = (name: string, label: string, more: object) => ({
    __typename: 'DialogButton',
    id: `${id}-${name}`,
    label,
    style: 'PRIMARY',
    deepLink: null,
    ...more,
  });
  const follow = dialog.deepLink ? [button('follow', 'Follow', { type: 'DEEP_LINK', deepLink: dialog.deepLink })] : [];
  return {
    __typename: 'DialogSlot',
    id: `slot-${id}`,
    kind: 'CustomDialog',
    criticality: 'OPTIONAL',
    label: null,
    trackingId: null,
    revision: dialog.revision ?? 'r1',
    priority,
    memory,
    absence: null,
    fallback: null,
    triggers: { __typename: 'DialogTriggers', pages, exceptPages, onLogin },
    node: {
      __typename: 'CustomDialog',
      id,
      title: `Dialog ${id}`,
      body: 'Words.',
      dismissible,
      buttons: [...follow, button('close', 'Continue', { type: 'DISMISS' })],
    },
    ...dialog.frame,
  };
};

export const dialogsAnswer = (...dialogs: readonly DialogOnWire[]) => ({ Dialogs: () => ({ dialogs: dialogs.map(dialogSlot) }) });

export const serverOf = (...dialogs: readonly DialogOnWire[]) => new ShellServer(dialogsAnswer(...dialogs));

/** Creates a server with these dialogs for players and none for visitors. */
export function serverForPlayers(...dialogs: readonly DialogOnWire[]): ShellServer {
  const server = new ShellServer();
  server.answer({ Dialogs: () => ({ dialogs: server.isSessionOpen ? dialogs.map(dialogSlot) : [] }) });
  return server;
}

/** Clears everything that previous visits stored. */
export const reset = (): void => {
  localStorage.clear();
  loginInstant.current = null;
  closeOverlay();
};

function Frame() {
  useLoginInstant();
  const { logIn, logOut } = useAuth();
  return (
    <>
      <Link to="/casino">Casino</Link>
      <Link to="/">Home</Link>
      <input aria-label="Search" />
      <button type="button" onClick={() => void logIn('dana', 'right')}>
        Log in
      </button>
      <button type="button" onClick={() => logOut()}>
        Log out
      </button>
      <DialogHost />
      <FormHost />
    </>
  );
}

export type Shown = ReturnType<typeof showDialogs>;

/** Renders a page with dialogs and forms, two routes and a text field. */
export const showDialogs = (options: ShellOptions) => showShell(<Frame />, options);
export const dialog = (id: string) => screen.findByRole('dialog', { name: `Dialog ${id}` });
export const nothing = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const answered = ({ server }: Shown) => waitFor(() => expect(server.asked).toContain('Dialogs'));

const turn = () => act(() => new Promise<void>((resolve) => void setImmediate(resolve)));

/** Waits until these dialogs and their code are loaded, then expects that none is open. */
export async function nothingOpens({ platform }: Shown, ...ids: readonly string[]) {
  const kept = () => platform.client.readQuery({ query: DialogsDocument })?.dialogs.map(({ id }) => id);
  await waitFor(() => expect(kept()).toEqual(ids.map((id) => `slot-${id}`)));
  const { dialogs } = await vocabulary.loadOverlays();
  await Promise.all([preloadViews(dialogs, ['CustomDialog']), preloadDialog()]);
  // A dialog opens after a few turns of the event loop.
  for (let turns = 0; turns < 5; turns += 1) await turn();
  expect(screen.queryByRole('dialog')).toBeNull();
}

// Also finds buttons under an open dialog, because a session can end while a dialog is open.
const press = (name: string) => act(async () => screen.getByRole('button', { name, hidden: true }).click());

/** Ends the session, like a logout or an expiry. */
export async function endSession({ server }: Shown) {
  server.isSessionOpen = false;
  await press('Log out');
  await turn();
}

export async function enter({ server }: Shown, playerId: string) {
  server.playerId = playerId;
  const before = asksFor(server);
  await press('Log in');
  await waitFor(() => expect(asksFor(server)).toBeGreaterThan(before));
}

const asksFor = ({ asked }: ShellServer): number => asked.filter((name) => name === 'Dialogs').length;
