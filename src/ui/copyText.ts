import { t } from '#src/shared/text/t.ts';
import { toast } from './notices/toast.ts';

/** Shows a toast, also on failure (product §8). Never rejects. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ about: 'copy', type: 'success', title: t`Copied to clipboard` });
  } catch {
    // Copying needs permission and a secure page.
    toast({ about: 'copy', type: 'danger', title: t`We could not copy. Please select the text and copy it.`, body: text });
  }
}
