/** Pictures that are in view and still loading. An SVG image has no `complete`: its load and error events are recorded. */

/** The smallest picture. It gets an address only if the browser loads pictures. */
const PROBE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** The DOM types lack it, and so do some browsers. */
type SvgImage = SVGImageElement & { decode?: () => Promise<void> };

/** The address that an SVG image has loaded, or failed to load. */
const finished = new WeakMap<EventTarget, string>();
let probe: HTMLImageElement | undefined;

/** Starts to record which SVG images have loaded. Chromium sends their load events only to listeners on an element. */
export function recordImages(root: HTMLElement): void {
  probe = new Image();
  probe.src = PROBE;
  for (const name of ['load', 'error']) root.addEventListener(name, record, { capture: true, passive: true });
}

/** One promise for each picture in view that is still loading. It settles with the picture. */
export function loadingImages(): Promise<unknown>[] {
  if (!probe?.currentSrc) return [];
  const images = [...document.images].filter((one) => !one.complete && inView(one));
  const svgImages = [...document.querySelectorAll<SvgImage>('image')].filter(
    (one) => one.decode && isLoading(one) && inView(one),
  );
  return [...images.map((one) => one.decode()), ...svgImages.map(finish)];
}

function record({ target }: Event): void {
  if (target instanceof SVGImageElement) finished.set(target, target.href.baseVal);
}

function isLoading(image: SVGImageElement): boolean {
  const address = image.href.baseVal;
  return address !== '' && finished.get(image) !== address;
}

/** Finds pictures without an event: images outside the document send none. */
function finish(image: SvgImage): Promise<unknown> {
  const address = image.href.baseVal;
  return image.decode!().finally(() => finished.set(image, address));
}

/** An image without a box has no size: it is not drawn. */
function inView(image: Element): boolean {
  const { left, top, right, bottom, width, height } = image.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}
