/** The tab that runs the service crashes under work of another, and a browser that threw everything away opens again. */
import { holdScript } from '../../fixtures/hold-script.ts';
import { addSample } from '../../fixtures/sample-journey.ts';
import { expect, test } from '../../fixtures/studio-test.ts';
import { HomePage } from '../../pages/home-page.ts';
import { ProjectPage } from '../../pages/project-page.ts';

test('an analysis goes on in the other tab when the one with the service crashes, and an evicted studio opens empty', async ({
  page,
  context,
  home,
  project,
}) => {
  await holdScript(page, 'analyze-picture');
  const url = await addSample({ home, project });
  const second = await context.newPage();
  await second.goto(url);
  const other = new ProjectPage(second);
  await other.opened();
  await other.start.click();
  await expect(second.getByRole('progressbar', { name: 'Finding clips' }).first()).toBeVisible();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  await other.analysed();
  await expect(second.getByRole('alert')).toHaveCount(0);
  await second.goto('/credits');
  const ledger = second.getByRole('table', { name: 'Ledger' });
  await expect(ledger.getByRole('row').filter({ hasText: 'Analysis' })).toHaveCount(1);

  const { origin } = new URL(second.url());
  await second.goto('about:blank');
  const storage = await context.newCDPSession(second);
  await storage.send('Storage.clearDataForOrigin', { origin, storageTypes: 'file_systems,indexeddb' });
  await new HomePage(second).open();
  await second.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await expect(second.getByText('No projects yet')).toBeVisible();
  await expect(second.getByRole('alert')).toHaveCount(0);
  await addSample({ home: new HomePage(second), project: new ProjectPage(second) });
});
