import { t } from '#src/shared/text/t.ts';
import { toast } from './notices/toast.ts';

/** Shows a toast, also on failure (product §8). Never rejects. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ about: 'copy', type: 'success', title: t`Copied to clipboard` });
  } catch {
    // No permission, or insecure page.
    toast({ about: 'copy', type: 'danger', title: t`Your browser did not let us copy`, body: text });
  }
}
