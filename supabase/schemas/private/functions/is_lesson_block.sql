-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_lesson_block(block jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
begin
  return (
    select case when jsonb_typeof(block) = 'object' then coalesce(
      block ? 'id' and private.has_block_values(block)
      and block - (case block ->> 'kind'
        when 'text' then '{kind,id,isForAdults,heading,paragraphs,sources}'
        when 'picture' then '{kind,id,isForAdults,art,alt,caption,sources}'
        when 'film' then '{kind,id,title,frames,sources}'
        when 'video' then '{kind,id,title,file,poster,captions,transcript}'
        when 'checklist' then '{kind,id,isForAdults,title,items,sources}'
        when 'drill' then '{kind,id,isForAdults,title,steps,sources}'
        when 'flip' then '{kind,id,cards,sources}'
        when 'check' then '{kind,id,stem,choices}'
        when 'order' then '{kind,id,stem,steps,feedback}'
        when 'hotspot' then '{kind,id,stem,art,alt,spots}'
        when 'callout' then '{kind,id,isForAdults,tone,title,text,states,sources}'
        when 'embed' then '{kind,id,provider,video,title,transcript}' end)::text[] = '{}'
      and case block ->> 'kind'
        when 'text' then block ? 'heading' and private.are_texts(block -> 'paragraphs', 1200)
        when 'picture' then block ? 'art' and block ? 'alt'
          and (not block ? 'caption' or private.is_text_of(block -> 'caption', 1, 1200))
        when 'film' then block ? 'title' and private.have_texts(block -> 'frames', 2, '{art,alt,caption}', '{seconds}')
          and not jsonb_path_exists(block, '$.frames[*] ? (!exists(@.seconds))')
        when 'video' then block ? 'title' and private.are_texts(block -> 'transcript', 1200)
          and concat_ws(' ', block ->> 'file', block ->> 'poster', block ->> 'captions') ~ '^(/[\w./-]+( |$)){3}$'
        when 'checklist' then block ? 'title' and private.are_texts(block -> 'items', 1200)
        when 'drill' then block ? 'title' and private.have_texts(block -> 'steps', 2, '{title,text}', '{seconds}')
        when 'flip' then private.have_texts(block -> 'cards', 1, '{front,back}')
        when 'check' then private.is_text_of(block -> 'stem', 1, 1200)
          and private.have_texts(block -> 'choices', 2, '{id,text,feedback}', '{isRight}')
          and not jsonb_path_exists(block, '$.choices[*] ? (!exists(@.isRight))')
          and jsonb_array_length(jsonb_path_query_array(block, '$.choices[*] ? (@.isRight == true)')) = 1
        when 'order' then private.is_text_of(block -> 'stem', 1, 1200) and private.is_text_of(block -> 'feedback', 1, 1200)
          and private.have_texts(block -> 'steps', 2, '{id,text}')
        when 'hotspot' then private.is_text_of(block -> 'stem', 1, 1200) and block ? 'art' and block ? 'alt'
          and private.have_texts(block -> 'spots', 2, '{id,label,feedback}', '{x,y,radius,isRight}')
          and not jsonb_path_exists(block,
            '$.spots[*] ? (!(exists(@.x) && exists(@.y) && exists(@.radius) && exists(@.isRight)))')
        when 'callout' then block ? 'title' and private.is_text_of(block -> 'text', 1, 1200)
          and block ->> 'tone' in ('info', 'care', 'law')
          and (not block ? 'states' or private.are_texts(block -> 'states', 60))
        when 'embed' then block ? 'title' and private.are_texts(block -> 'transcript', 1200)
          and block ->> 'provider' in ('youtube', 'vimeo') and jsonb_typeof(block -> 'video') = 'string'
          and block ->> 'video' ~ '^[\w-]{6,20}$'
        end, false) else false end
  );
end $function$;
grant execute on function private.is_lesson_block(block jsonb) to function_owner, service_role;
