/**
 * What Windows, macOS, office programs and cloud drives leave in folders, most of it unseen: previews and folder
 * settings, locks of open documents, unfinished downloads, trash of network drives.
 */
const foreign =
  /^(?:\..*|(?:eh)?thumbs(?:_vista)?\.db(?:-journal|:encryptable)?|desktop\.ini|icon\r|~\$.*|~wr[ld]\d+\.tmp|.*~|.*\.(?:tmp|temp|crdownload|part|partial|download|lnk|url|lock|sw[op])|\$recycle\.bin|recycler|system volume information|lost\+found|__macosx|@eadir|#recycle|network trash folder|temporary items)$/i

/** Test whether a path leads to a file, or into a folder, that belongs to another program. */
export const isForeign = (path: string) => path.split('/').some((name) => foreign.test(name))
