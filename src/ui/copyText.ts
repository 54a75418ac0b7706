import { t } from '#src/shared/text/t.ts';
import { toast } from './notices/toast.ts';

/** Puts a text where the player can paste it from, and says so (product §8). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ id: 'copied', type: 'success', title: t`Copied to clipboard` });
  } catch {
    // Without the right to it, or on a page that is not secure.
    toast({ id: 'not-copied', type: 'danger', title: t`Your browser did not let us copy`, body: text });
  }
}
