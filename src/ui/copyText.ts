import { t } from '#src/shared/text/t.ts';
import { toast } from './notices/toast.ts';

/** Copies a text and shows a toast, on failure too (product §8). Never rejects. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ about: 'copy', type: 'success', title: t`Copied to clipboard` });
  } catch {
    // Copying fails without permission or on an insecure page.
    toast({ about: 'copy', type: 'danger', title: t`We could not copy. Please select the text and copy it.`, body: text });
  }
}
