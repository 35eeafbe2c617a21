import { isContent, photosAmong } from '@/lib/content/read'

test.each([
  'Thumbs.db',
  'photos/thumbs.db',
  'posts/desktop.ini',
  'posts/.DS_Store',
  'posts/._chronic-stress.en.md',
  '.tmp.drivedownload/12345',
  'posts/~$ronic-stress.docx',
  'posts/chronic-stress.en.md~',
  'photos/door.jpg.crdownload',
  'photos/Icon\r',
  '__MACOSX/photos/door.jpg',
  'photos/@eaDir/door.jpg/SYNOPHOTO_THUMB_M.jpg',
  '$RECYCLE.BIN/S-1-5-21/a.md',
])('%j belongs to another program', (path) => {
  expect(isContent(path)).toBe(false)
  expect(photosAmong([path])).toEqual([])
})

test.each([['posts/back-to-school.en.md'], ['posts/download.en.md'], ['clinic.yaml'], ['notes.txt']])(
  '%s is content, or a stray file that the check names',
  (path) => expect(isContent(path)).toBe(true),
)
