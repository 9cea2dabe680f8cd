-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_question(content jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.is_question(content jsonb) to function_owner, service_role;
