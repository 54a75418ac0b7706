import { Toasts } from '#src/ui/Toasts.tsx';
import { DialogHost } from './DialogHost.tsx';
import { FormHost } from './FormHost.tsx';

/** What lies over pages. Loads after the first page can be used. */
export function Overlays() {
  return (
    <>
      <DialogHost />
      <FormHost />
      <Toasts />
    </>
  );
}
