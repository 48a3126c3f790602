import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: { target: unknown }) => void;
class SvgImage {
  href = { baseVal: '' };
  decode = vi.fn(() => new Promise<void>(() => undefined));
  getBoundingClientRect = (): object => box;
}
const inside = { left: 0, top: 0, right: 10, bottom: 10, width: 10, height: 10 };
let box: object;
let svgImages: SvgImage[];
let images: object[];
let source: string;
let listener: Listener;
let page: typeof import('./image-loading');

const svgImage = (address: string): SvgImage => {
  const made = new SvgImage();
  made.href.baseVal = address;
  svgImages.push(made);
  return made;
};

beforeEach(async () => {
  vi.resetModules();
  [box, svgImages, images, source] = [inside, [], [], 'data:'];
  vi.stubGlobal('SVGImageElement', SvgImage);
  vi.stubGlobal(
    'Image',
    class {
      get currentSrc(): string {
        return source;
      }
    },
  );
  vi.stubGlobal('innerWidth', 100);
  vi.stubGlobal('innerHeight', 100);
  vi.stubGlobal('document', {
    get images() {
      return images;
    },
    querySelectorAll: () => svgImages,
  });
  page = await import('./image-loading');
  page.recordImages({
    addEventListener: (_: string, added: Listener) => (listener = added),
  } as unknown as HTMLElement);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('pictures that are loading', () => {
  it('are those in view that are not complete', () => {
    const decode = (): Promise<void> => Promise.resolve();
    images = [
      { complete: false, decode, getBoundingClientRect: () => box },
      { complete: true, getBoundingClientRect: () => box },
    ];
    expect(page.loadingImages()).toHaveLength(1);
    box = { ...inside, top: 100, bottom: 110 };
    expect(page.loadingImages()).toHaveLength(0);
  });

  it('are none of SVG once its event has come, until its address changes', () => {
    const image = svgImage('/a.svg');
    expect(page.loadingImages()).toHaveLength(1);
    listener({ target: image });
    expect(page.loadingImages()).toHaveLength(0);
    image.href.baseVal = '/b.svg';
    expect(page.loadingImages()).toHaveLength(1);
  });

  it('are none of SVG once it was decoded or could not be', async () => {
    const image = svgImage('/a.svg');
    image.decode.mockReturnValueOnce(Promise.reject(new Error('broken')));
    await Promise.allSettled(page.loadingImages());
    expect(page.loadingImages()).toHaveLength(0);
  });

  it('are none without an address, without a box, or where the browser loads no pictures', () => {
    svgImage('');
    expect(page.loadingImages()).toHaveLength(0);
    svgImage('/a.svg');
    box = { ...inside, right: 0, width: 0 };
    expect(page.loadingImages()).toHaveLength(0);
    box = inside;
    source = '';
    expect(page.loadingImages()).toHaveLength(0);
  });
});
