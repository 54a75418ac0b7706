/** Pixels. Browsers install a site only if it has both sizes. */
export const ICON_SIZES = [192, 512] as const;

/** Beside the server's code. */
export const ICON_FOLDER = 'icons';
export const iconFile = (brand: string, size: number): string => `${ICON_FOLDER}/${brand}-${size}.png`;
