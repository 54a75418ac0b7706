/** Sides in pixels that browsers require of an installable site. */
export const ICON_SIZES = [192, 512] as const;

/** Folder beside the server, which sends each brand its own icons. */
export const ICON_FOLDER = 'icons';
export const iconFile = (brand: string, size: number): string => `${ICON_FOLDER}/${brand}-${size}.png`;
