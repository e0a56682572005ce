import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { kindOf } from '../app/router/use-shown-page.js';
import routes from '../app/routes.js';
import { pageView } from './page-view.js';

it.each([
  ['/', 210, 92],
  ['/pin/7/?invite_code=a', 3, 140],
  ['/lena/desert-prints/', 5, 43],
  ['/lena/desert-prints/summer/', 5, 4079],
  ['/lena/', 606, 3070],
  ['/search/pins/?q=oak', 605, 3475],
  ['/notifications/', 605, 3082],
  ['/settings/', 605, 3375],
])(
  'S1 §7.11: events at %s have view type %i and view parameter %i',
  (path, viewType, viewParameter) => {
    const { pathname } = new URL(path, 'https://pins.example');
    const id = matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route.id;
    expect(pageView(kindOf(id))).toEqual({ viewType, viewParameter });
  },
);
