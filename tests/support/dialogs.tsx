import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Link } from 'react-router-dom';
import { closeOverlay } from '#src/app/hosts/overlayStore.ts';
import { DialogHost } from '#src/app/dialogs/DialogHost.tsx';
import { FormHost } from '#src/app/dialogs/FormHost.tsx';
import { loginInstant, useLoginInstant } from '#src/app/dialogs/loginInstant.ts';
import { useAuth } from '#src/core/auth/index.ts';
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
  /** Changes of the frame, for what cannot be drawn. */
  readonly frame?: object;
  /** A link that its second button follows. */
  readonly deepLink?: object;
};

/** A custom dialog as the server sends it: titled `Dialog <id>`, with a button "Continue". */
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

/** As a page is before anybody has been there. */
export const reset = (): void => {
  localStorage.clear();
  loginInstant.current = null;
  closeOverlay();
};

function Frame() {
  useLoginInstant();
  const { logIn } = useAuth();
  return (
    <>
      <Link to="/casino">Casino</Link>
      <Link to="/">Home</Link>
      <input aria-label="Search" />
      <button type="button" onClick={() => void logIn('dana', 'right')}>
        Log in
      </button>
      <DialogHost />
      <FormHost />
    </>
  );
}

export type Shown = ReturnType<typeof showDialogs>;

/** The hosts of dialogs and forms on a page with two addresses and a field. */
export const showDialogs = (options: ShellOptions) => showShell(<Frame />, options);
export const dialog = (id: string) => screen.findByRole('dialog', { name: `Dialog ${id}` });
export const nothing = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
export const answered = ({ server }: Shown) => waitFor(() => expect(server.asked).toContain('Dialogs'));
