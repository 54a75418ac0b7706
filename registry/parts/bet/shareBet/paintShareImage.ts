import type { Brand } from '#src/brand/contract.ts';
import type { ImageText, ShareImage } from './shareImage.ts';

type Look = { readonly colors: Brand['tokens']['colors']['light']; readonly font: string };

/** Returns false if the canvas has no drawing context. */
export function paintShareImage(canvas: HTMLCanvasElement, { width, height, head, texts }: ShareImage, look: Look): boolean {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return false;
  const { colors } = look;
  context.fillStyle = colors.surface1;
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors.chrome;
  context.fillRect(0, 0, width, head);
  context.fillStyle = colors.accent;
  context.fillRect(0, head, width, 8);
  for (const text of texts) paintText(context, text, look);
  return true;
}

const INKS = { accent: 'accentInk', dim: 'ink2', 'on-chrome': 'onChrome', plain: 'ink1' } as const;

function paintText(context: CanvasRenderingContext2D, { text, x, y, size, weight, ink, align, room }: ImageText, look: Look): void {
  context.font = `${weight === 'bold' ? 700 : 400} ${size}px ${look.font}`;
  context.fillStyle = look.colors[INKS[ink]];
  context.textAlign = align;
  context.fillText(
    cut(text, (part) => context.measureText(part).width <= room),
    x,
    y,
  );
}

function cut(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  let end = text.length;
  while (end > 1 && !fits(`${text.slice(0, end).trimEnd()}…`)) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

export const imageFile = (canvas: HTMLCanvasElement): Promise<File | null> =>
  new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob === null ? null : new File([blob], 'bet.png', { type: 'image/png' })), 'image/png'),
  );
