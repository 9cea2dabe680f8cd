-- What lessons and questions may hold when staff write them: the same as the schemas in content/schema. The checks are
-- PL/pgSQL, which plans each of them once for the many blocks of a course.

-- A list of texts, none of them empty.
create function private.are_texts(list jsonb, at_most integer) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select case jsonb_typeof(list) when 'array' then jsonb_array_length(list) between 1 and 100
      and (select bool_and(private.is_text_of(item, 1, at_most)) from jsonb_array_elements(list) as item) else false end
  );
end $$;

-- A list of objects that have all of these texts, and no other keys than these and `others`.
create function private.have_texts(list jsonb, at_least integer, texts text[], others text[] default '{}') returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select case jsonb_typeof(list) when 'array' then jsonb_array_length(list) between at_least and 30
      and (select bool_and(case jsonb_typeof(item) when 'object' then item - (texts || others) = '{}'
          and (select bool_and(coalesce(private.is_text_of(item -> name, 1, 1200), false)) from unnest(texts) as name)
        else false end) from jsonb_array_elements(list) as item) else false end
  );
end $$;

-- The drawings of `ART` in content/schema/blocks.ts; a test compares both.
create function private.course_art() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select '{arm-out,breath-lines,calendar-break,call-911,dose-clock,draw-up,hand-to-cheek,inject-thigh,knee-up,lip-colors,
    mixed-pills,naloxone-box,narcat-lookout,narcat-waving,person-signs,pupils,receptors,recovery-position,rescue-breath,
    response-check,roll,snoring,spray-in-nostril,spray-parts,stay-together,talk,test-strip,vial-and-syringe,vial-clock}'::text[]
$$;

-- Ids, marks, numbers, drawings and their descriptions, at any depth of a block. The paths have no conditions: those
-- would look into a list where a single value must be.
create function private.has_block_values(block jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select not exists (select from jsonb_path_query(block, '$.**.id') as id
        where jsonb_typeof(id) <> 'string' or id #>> '{}' !~ '^[a-z0-9-]{1,40}$')
      and not exists (select from jsonb_path_query(block, '$.**.isRight') as mark where jsonb_typeof(mark) <> 'boolean')
      and coalesce(block -> 'isForAdults', 'true') = 'true'
      and not exists (
        select from (values ('$.frames[*].seconds', 2, 30), ('$.steps[*].seconds', 1, 300), ('$.spots[*].x', 0, 100),
          ('$.spots[*].y', 0, 100), ('$.spots[*].radius', 0, 100)) as n (path, least, most),
          jsonb_path_query(block, n.path::jsonpath) as number
        where jsonb_typeof(number) <> 'number' or number not between to_jsonb(n.least) and to_jsonb(n.most)
      )
      and case jsonb_typeof(coalesce(block -> 'sources', '["S1"]')) when 'array' then
        coalesce(block -> 'sources', '["S1"]') <> '[]' and not exists (
          select from jsonb_array_elements(block -> 'sources') as source
          where jsonb_typeof(source) <> 'string' or source #>> '{}' !~ '^S[0-9]{1,3}$') else false end
      and not exists (select from jsonb_path_query(block, '$.**.art') as art
        where jsonb_typeof(art) <> 'string' or art #>> '{}' <> all (private.course_art()))
      and not exists (select from jsonb_path_query(block, '$.**.alt') as alt where private.is_text_of(alt, 10, 300) is not true)
      and not exists (
        select from unnest('{title,heading,label}'::text[]) as name, jsonb_path_query(block, ('$.**.' || name)::jsonpath) as title
        where private.is_text_of(title, 1, 120) is not true
      )
  );
end $$;

-- The schema of one block in content/schema/blocks.ts.
create function private.is_lesson_block(block jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
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
end $$;

-- A lesson that is being written may have no blocks yet; each block has an id of its own.
create function private.are_lesson_blocks(blocks jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select case jsonb_typeof(blocks) when 'array' then jsonb_array_length(blocks) <= 60
      and (select coalesce(bool_and(private.is_lesson_block(block)), true)
          and count(*) = count(distinct block ->> 'id') from jsonb_array_elements(blocks) as block)
      else false end
  );
end $$;

-- A question without its place in the bank. The answer is among the choices and fits the kind, as check_question wants.
create function private.is_question(content jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select coalesce(content - '{topic,kind,stem,choices,answer,explanation,sources,is_critical,is_active}'::text[] = '{}'
      and content ->> 'topic' ~ '^[a-z0-9-]{1,40}$' and content ->> 'kind' in ('single', 'multiple', 'truefalse', 'order')
      and private.is_text_of(content -> 'stem', 1, 600) and private.is_text_of(content -> 'explanation', 1, 1200)
      and jsonb_typeof(content -> 'is_critical') = 'boolean' and jsonb_typeof(content -> 'is_active') = 'boolean'
      and private.are_sources(content -> 'sources', true) and content -> 'sources' <> '[]'
      and private.have_texts(content -> 'choices', 2, '{id,text,feedback}') and jsonb_array_length(content -> 'choices') <= 8
      and private.has_block_values(jsonb_build_object('choices', content -> 'choices'))
      and private.are_texts(content -> 'answer', 40)
      and (
        select cardinality(a.ids) = (select count(distinct id) from unnest(a.ids) as id)
          and cardinality(c.ids) = (select count(distinct id) from unnest(c.ids) as id) and a.ids <@ c.ids
          and case content ->> 'kind' when 'multiple' then true when 'order' then cardinality(a.ids) = cardinality(c.ids)
            else cardinality(a.ids) = 1 end
        from (select array(select jsonb_path_query(content, '$.answer[*]') #>> '{}') as ids) as a,
          (select array(select jsonb_path_query(content, '$.choices[*].id') #>> '{}') as ids) as c
      ), false)
  );
end $$;

grant execute on function private.are_texts(jsonb, integer), private.have_texts(jsonb, integer, text[], text[]),
  private.course_art(), private.has_block_values(jsonb), private.is_lesson_block(jsonb), private.are_lesson_blocks(jsonb),
  private.is_question(jsonb) to function_owner, service_role;
