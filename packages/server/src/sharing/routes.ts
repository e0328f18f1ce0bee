// What leaves the house: previews of pages, boards on other sites, feeds and calendars.

import type { App } from '../http.ts'
import type { TableContext } from '../tables/context.ts'
import type { RoomRegistry } from '../tables/room-registry.ts'
import { embedRoutes } from './embed-routes.ts'
import { feedRoutes } from './feed-routes.ts'
import { previewRoutes } from './preview-routes.ts'

export function sharingRoutes(app: App, context: TableContext, rooms: RoomRegistry, root: string): void {
  previewRoutes(app, context, root)
  embedRoutes(app, context, rooms, root)
  feedRoutes(app, context)
}
