import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Encode } from '@vedetta/meaning/vectors/similarities'

/** The vectors that tools/train-title-encoder/teach.py wrote for the texts of the training set. */
export async function readTeacher(folder: string): Promise<Encode> {
  const { texts }: { texts: string[] } = JSON.parse(await readFile(join(folder, 'training-set.json'), 'utf8'))
  const file = await readFile(join(folder, 'teacher.npy'))
  // The header of a .npy file: ten bytes that end with its length, then a description.
  const start = 10 + file.readUInt16LE(8)
  const values = new Float16Array(file.buffer.slice(file.byteOffset + start, file.byteOffset + file.length))
  const dimensions = values.length / texts.length
  const places = new Map(texts.map((text, place) => [text, place]))
  return (text) => {
    const place = places.get(text)
    if (place === undefined) throw new Error(`the teacher was not asked about "${text}": write the training set again`)
    return values.subarray(place * dimensions, (place + 1) * dimensions)
  }
}
