'use strict';
// Captures what a spec author sees in VS Code itself: the picture in the extension's README.
//
// node vscode.js OUT.png CODE-SERVER BROWSER    with playwright-core on NODE_PATH
//
// CODE-SERVER is the address of a code-server with the extension installed, and `?folder=` with a copy
// of ../fixtures; BROWSER that of Chromium's --remote-debugging-port. Waits for each thing to be seen.

const { chromium } = require('playwright-core');

const [out, server, browserAddress] = process.argv.slice(2);
const SIZE = { width: 1100, height: 620 };

/** Runs a command of the palette. */
async function run(page, name) {
  await page.keyboard.press('F1');
  await page.locator('.quick-input-widget input.input').fill(`>${name}`);
  await page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first().waitFor();
  await page.keyboard.press('Enter');
}

/** Opens a file by its name. */
async function open(page, name) {
  await page.keyboard.press('Control+P');
  await page.locator('.quick-input-widget input.input').fill(name);
  await page.locator('.quick-input-list .monaco-list-row', { hasText: name }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.tab.active', { hasText: name }).waitFor();
}

/** Goes to a place, as line and column. */
async function go(page, place) {
  await page.keyboard.press('Control+G');
  await page.locator('.quick-input-widget input.input').fill(`:${place}`);
  await page.keyboard.press('Enter');
}

async function scene(page) {
  await page.locator('.monaco-workbench').waitFor({ timeout: 60000 });
  await open(page, 'stepper.a11y.yaml');
  await run(page, 'View: Close Primary Side Bar').catch(() => {});
  await page.getByText('VoiceOver: Tickets, 3').waitFor();
  await go(page, '15:11');
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('slider');
  await page.keyboard.press('Escape');
  await page.locator('.squiggly-warning').first().waitFor();
  await go(page, '15:11');
  await run(page, 'Show or Focus Hover');
  await page.locator('.monaco-hover', { hasText: 'is not announced as' }).first().waitFor();
}

async function main() {
  const browser = await chromium.connectOverCDP(browserAddress);
  const context = await browser.newContext({ viewport: SIZE, colorScheme: 'dark' });
  const page = await context.newPage();
  try {
    await page.goto(server);
    await scene(page);
    await page.waitForTimeout(500);
  } finally {
    await page.screenshot({ path: out });
    await browser.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
