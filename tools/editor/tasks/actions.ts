import type { Route } from '../../../lib/page-types/definition'
import type { Actions } from '../../../scripts/shared/local-server'
import type { MakeSite } from '../publish/affected'
import { confirmTranslation, outlook, pagesAffected, publish } from '../publish/publish'
import { addHoliday } from './holiday'
import { addNotice } from './notice'
import { problemsOfUpload, type Upload } from './photo'
import { addPost } from './post'
import { setPrices } from './price'
import { deskState } from './state'
import { doTask, type Task, type Values } from './task'

const doing =
  (task: Task) =>
  ({ values }: { values: Values }) =>
    doTask(task, values, 'content')

/**
 * Return the actions that the tasks page may request from its server. @param routes the routes of the saved content
 * @param make renders pages of other content
 */
export function taskActions(routes: () => Route[], make: MakeSite): Actions {
  let looking = new AbortController()
  /** Neither publishing nor another comparison waits for the list of pages. */
  const stopLooking = () => {
    looking.abort()
    looking = new AbortController()
    return looking.signal
  }
  return {
    '/tasks/state': () => deskState('content'),
    '/tasks/holiday': doing(addHoliday),
    '/tasks/notice': doing(addNotice),
    '/tasks/price': doing(setPrices),
    '/tasks/post': ({ values, photo }: { values: Values; photo?: Upload }) =>
      doTask((typed, files) => addPost(typed, files, photo), values, 'content'),
    '/tasks/photo': ({ photo }: { photo: Upload }) => problemsOfUpload(photo),
    '/publish/look': () => outlook('.', routes()),
    '/publish/pages': () => pagesAffected('.', make, stopLooking()),
    '/publish/translated': ({ file }: { file: string }) => confirmTranslation('.', file),
    '/publish/send': ({ state }: { state: string }) => {
      stopLooking()
      return publish('.', routes(), state)
    },
  }
}
