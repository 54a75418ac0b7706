/** Sides in pixels that browsers require of an installable site. */
export const ICON_SIZES = [192, 512] as const;

/** Folder of all brands' icons, beside the server's files. */
export const ICON_FOLDER = 'icons';
export const iconFile = (brand: string, size: number): string => `${ICON_FOLDER}/${brand}-${size}.png`;
