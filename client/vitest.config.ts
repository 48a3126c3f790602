/** Two projects: `unit` runs in Node, `browser` shows components in the Chromium of this machine, where it has one. */
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** In the order of scripts/browsers.py. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const FOLDERS = (process.env.PATH ?? '').split(delimiter);
const executablePath = PROGRAMS.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) =>
  existsSync(path),
);

const unit: TestProjectConfiguration = {
  extends: './vite.config.ts',
  test: {
    name: 'unit',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.browser.test.ts'],
    setupFiles: ['src/i18n/english.setup.ts'],
  },
};
const browser: TestProjectConfiguration = {
  extends: './vite.config.ts',
  test: {
    name: 'browser',
    include: ['src/**/*.browser.test.ts'],
    setupFiles: ['src/i18n/english.setup.ts', 'src/dev/browser.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({ test: { projects: executablePath ? [unit, browser] : [unit] } });
