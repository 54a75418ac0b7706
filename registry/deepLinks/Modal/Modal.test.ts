import { expect, it, vi } from 'vitest';
import { modal } from './Modal.ts';

it('a dialog link opens its dialog over the page', () => {
  const opener = { openForm: vi.fn(), openDialog: vi.fn(), openBetslip: vi.fn() };
  modal.open?.({ __typename: 'ModalDeepLink', dialogId: 'welcome' }, opener);
  expect(opener.openDialog).toHaveBeenCalledExactlyOnceWith('welcome');
});
