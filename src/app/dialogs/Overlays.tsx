import { Toasts } from '#src/ui/Toasts.tsx';
import { SessionGuards } from '../guards/SessionGuards.tsx';
import { Wayfinding } from '../site/Wayfinding.tsx';
import { DialogHost } from './DialogHost.tsx';
import { FormHost } from './FormHost.tsx';

/** What lies over pages, and what goes along from page to page. Loads after the first page can be used. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <FormHost />
      <SessionGuards />
      <Toasts />
      <Wayfinding />
    </>
  );
}
