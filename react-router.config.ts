import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  buildDirectory: process.env['PLATFORM'] === 'workers' ? 'build-worker' : 'build',
  // A chunk for every client loader is one more file to fetch and to list on each page.
  splitRouteModules: false,
} satisfies Config;
